/** An e-mail address, also at a domain with umlauts: `erika@müller.example`. */
export const email =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]$/u

/** The message for a text that is no e-mail address. */
export const NO_EMAIL = 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.'
