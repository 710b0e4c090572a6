import { fristen } from './fristen.ts'

/**
 * The sentence after every promise to delete an address: the outbox keeps the addresses of sent mails
 * longer. It is in a separate file, because every page loads `fristen`.
 */
export const adresseInMails = `In der Liste der verschickten E-Mails steht Ihre Adresse noch bis zu ${fristen.verschickt} Tage.`
