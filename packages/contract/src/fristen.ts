/** Terms in days that end something earlier than the whole of it: what is named to people is what the clock goes by. */
export const fristen = {
  /** Within which an address has to be confirmed; after that it is forgotten. */
  bestaetigen: 7,
  /** For which a message of the pin board waits to be sent; its words are kept no longer. */
  nachricht: 7,
  /** After which a proposed entry that was refused or locked is forgotten, with what a lock has withdrawn. */
  vorschlag: 90,
  /** For which what was deleted lies in the trash of the desk. */
  papierkorb: 30,
  /** After the end of a damage the address of whoever reported it is forgotten. */
  schadenAdresse: 90,
  /** For which a mail that has gone out is kept. */
  verschickt: 30,
} as const
