//.kernel k
//.platform PVC
//.thread_config numGRF=128, numAcc=4, numSWSB=16
//.options_string "-platform PVC -output -enablePreemption -asmOutput kernel -TotalGRFNum 128 "
//.full_options "-enablePreemption -TotalGRFNum 128 -output -asmOutput kernel -platform PVC "
//.instCount 24
//.RA type	TRIVIAL_RA

//.declare BuiltInR0 (0)  rf=r size=64 type=ud align=32 words (r0.0)
//.declare  (1)  rf=r size=64 type=ud align=32 words (r2.0)
//.declare BuiltinA0 (2)  rf=a size=4 type=ud align=1 words (a0.0)
//.declare BuiltinA0Dot2 (3)  rf=a size=4 type=ud align=1 words (a0.2)
//.declare %null (9)  rf=r size=4 type=ud align=2 words
//.declare %local_id_x (12)  rf=r size=4 type=ud align=2 words (r1.6)
//.declare %local_id_y (13)  rf=r size=4 type=ud align=2 words (r1.7)
//.declare %local_size_x (14)  rf=r size=4 type=ud align=2 words (r1.2)
//.declare %local_size_y (15)  rf=r size=4 type=ud align=2 words (r1.3)
//.declare %group_id_x (16)  rf=r size=4 type=ud align=2 words (r0.1)
//.declare %group_id_y (17)  rf=r size=4 type=ud align=2 words (r0.6)
//.declare %group_id_z (18)  rf=r size=4 type=ud align=2 words (r0.7)
//.declare %group_count_x (19)  rf=r size=4 type=ud align=2 words (r1.4)
//.declare %group_count_y (20)  rf=r size=4 type=ud align=2 words (r1.5)
//.declare %tsc (21)  rf=r size=20 type=ud align=2 words
//.declare %arg (22)  rf=r size=0 type=ud align=32 words (r26.0)
//.declare %retval (23)  rf=r size=0 type=ud align=32 words (r26.0) Output
//.declare %sp (24)  rf=r size=8 type=uq align=4 words (r125.3)
//.declare %fp (25)  rf=r size=8 type=uq align=4 words (r125.2)
//.declare %sr0 (26)  rf=r size=16 type=ud align=2 words
//.declare %cr0 (27)  rf=r size=12 type=ud align=2 words
//.declare %ce0 (28)  rf=r size=4 type=ud align=2 words
//.declare %dbg0 (29)  rf=r size=8 type=ud align=2 words
//.declare implBufPtr (31)  rf=r size=8 type=uq align=4 words (r126.0)
//.declare localIdBufPtr (32)  rf=r size=8 type=uq align=4 words (r126.3)
//.declare %msg0 (33)  rf=r size=12 type=ud align=2 words
//.declare v_v_16 (38)  rf=r size=4 type=d align=2 words (r1.0)
//.declare v_v_17 (39)  rf=r size=4 type=d align=2 words (r1.1)
//.declare v_v_18 (40)  rf=r size=64 type=d align=32 words (r3.0)
//.declare v_v_19 (41)  rf=r size=32 type=w align=32 words (r4.0)
//.declare v_v_20 (42)  rf=r size=32 type=w align=32 words (r5.0)
//.declare v_v_21 (43)  rf=r size=64 type=d align=32 words (r6.0)
//.declare v_t_22 (44)  rf=r size=8 type=uq align=32 words (r7.0)
//.declare v_23 (45)  rf=r size=4 type=ud alias=v_v_16+0 align=2 words (r1.0)
//.declare v_24 (46)  rf=r size=8 type=ud alias=v_t_22+0 align=32 words (r7.0)
//.declare v_25 (47)  rf=r size=64 type=ud alias=v_v_18+0 align=32 words (r3.0)
//.declare v_26 (48)  rf=r size=32 type=ud alias=v_v_20+0 align=32 words (r5.0)
//.declare v_27 (49)  rf=r size=32 type=uw alias=v_v_19+0 align=32 words (r4.0)
//.declare v_28 (50)  rf=r size=32 type=uw alias=v_v_20+0 align=32 words (r5.0)
//.declare v_29 (51)  rf=r size=4 type=ud alias=v_v_17+0 align=2 words (r1.1)
//.declare v_30 (52)  rf=r size=64 type=ud alias=v_v_21+0 align=32 words (r6.0)
//.declare  (53)  rf=r size=4 type=ud align=2 words (r4.8)
//.declare  (54)  rf=r size=64 type=ud align=32 words (r127.0)
//.declare  (55)  rf=r size=64 type=d align=32 words (r8.0)
//.declare  (56)  rf=r size=32 type=ud align=2 words (r0.0)
//.declare  (57)  rf=r size=32 type=ud align=2 words (r127.0)
//.declare  (58)  rf=r size=32 type=ud align=2 words (r1.0)

// .inputs
// +----------+----------+--------+----------+------------+
// | id       | type     |  bytes | at       | class      |
// +----------+----------+--------+----------+------------+
// | v_v_16   | :d       |      4 | r1       | general    |
// | v_v_17   | :d       |      4 | r1+4     | general    |
// +----------+----------+--------+----------+------------+


// B000: Preds:{},  Succs:{B001}
cross_thread_prolog:
(W)     and (1|M0)               r127.0<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud              {A@1}    // 
        load.ugm.d32x8t.a32.ca.ca (1|M0)  r1:1  bti[255][r127:1]   {A@1,$0} // ex_desc:0xFF000000; desc:0x6218C500 // $15
// B001: Preds:{B000},  Succs:{}
// k_main:
(W)     mov (8|M0)               r2.0<1>:ud    r0.0<1;1,0>:ud                                        // $1
(W)     shl (1|M0)               r7.0<1>:uq    r1.0<0;1,0>:ud    0x38:uw              {$0.dst}       // $1
        mov (8|M0)               r4.0<1>:w     0x12352013:v                                          // $3
(W)     mov (1|M0)               a0.2<1>:ud    r7.1<0;1,0>:ud                   {A@1}                // $2
        mov (8|M0)               r4.8<1>:w     0x12345677:v                                          // $4
(W)     shl (1|M0)               r4.8<1>:ud    r1.1<0;1,0>:ud    0x18:ud                             // $14
(W)     mov (1|M0)               r5.0<1>:f     3.67342e-40:f                                         //  (0x00040000:f); $5
        load.ugm.d32x16t.a32 (1|M0)  r3:1       bti[a0.2][r7:1]    {$1} // ex_desc:a0.2; desc:0x6210D500 // $2
(W)     mov (1|M0)               r5.1<1>:f     2.204052e-39:f                                        //  (0x00180000:f); $6
(W)     mov (1|M0)               r5.2<1>:f     5.510242e-39:f                                        //  (0x003c0050:f); $7
(W)     mov (1|M0)               r5.3<1>:f     2.571461e-39:f                                        //  (0x001c0030:f); $8
(W)     mov (1|M0)               r5.4<1>:f     0xFC00E0:f                                            //  (0x00fc00e0:f); $9
(W)     mov (1|M0)               r5.5<1>:f     0xDC00F0:f                                            //  (0x00dc00f0:f); $10
(W)     mov (1|M0)               r5.6<1>:f     0x9C00C0:f                                            //  (0x009c00c0:f); $11
(W)     mov (1|M0)               r5.7<1>:f     5.510287e-39:f                                        //  (0x003c0070:f); $12
(W)     add (1|M0)               a0.2<1>:ud    r4.8<0;1,0>:ud    0x40:ud              {A@1}          // $14
(W)     mov (16|M0)              r127.0<1>:f   r2.0<1;1,0>:f                                         // $15
        mul (16|M0)              acc0.0<1>:d   r3.0<1;1,0>:d     r4.0<1;1,0>:uw   {$1.dst}           // $13
        add (16|M0)              r6.0<1>:d     acc0.0<1;1,0>:d   r5.0<1;1,0>:uw   {A@2}              // $14
        store.ugm.d32x16t.a32 (1|M0)  bti[a0.2][r7:1] r6          {I@1,$2} // ex_desc:a0.2; desc:0x6200D504 // $14
(W)     send.gtwy (8|M0)         null     r127    null:0  0x0            0x02000010           {EOT,F@1} // wr:1+0, rd:0; end of thread // $15
L368:
        nop                                                                                          // $15


//.BankConflicts: 0
//.BankConflicts.SameBank: 0
//.BankConflicts.TwoSrc: 0
//.SIMD32ReadSuppressions: 0
//.SIMD16s: 24
//
//.RMWs: 0
//
//.accSubDef: 1
//.accSubUse: 1
//.accSubCandidateDef: 1
//.accSubCandidateUse: 1
