/**
 * Periods in days after which a part of some data is deleted earlier than the rest. The texts for visitors
 * and the jobs that delete use the same numbers.
 */
export const fristen = {
  /** The time to confirm an address; then the address is deleted. */
  bestaetigen: 7,
  /** How long a message of the pin board waits to be sent; then its text is deleted. */
  nachricht: 7,
  /** When a refused or locked proposal is deleted, with the revision that a lock withdrew. */
  vorschlag: 90,
  /** How long deleted documents stay in the trash of the desk. */
  papierkorb: 30,
  /** When the address of the sender of a damage report is deleted, counted from the end of the damage. */
  schadenAdresse: 90,
  /** How long a sent mail is kept. */
  verschickt: 30,
} as const
