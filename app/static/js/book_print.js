// The whole book of rules: it was opened to be printed.
addEventListener("load", () => print());
