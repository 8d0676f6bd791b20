/** Rules of docs/rules, turned into clauses while building. */
declare module "*?clauses" {
  const clauses: import("./rules").Clause[];
  export default clauses;
}
