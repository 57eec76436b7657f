# install() rules that belong to no single target.
