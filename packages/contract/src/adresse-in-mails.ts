import { fristen } from './fristen.ts'

/**
 * Belongs to every sentence that an address is deleted: the outbox keeps the addresses of sent mails longer.
 * A file of its own, because every page loads `fristen`.
 */
export const adresseInMails = `Bei den E-Mails, die wir Ihnen geschickt haben, steht Ihre Adresse noch bis zu ${fristen.verschickt} Tage.`
