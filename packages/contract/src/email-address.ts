/** An e-mail address as people write it, also at a name with umlauts: `erika@müller.example`. */
export const email =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]$/u

/** What is said where one is asked for and something else was typed. */
export const NO_EMAIL = 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.'
