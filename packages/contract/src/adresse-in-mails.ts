import { fristen } from './fristen.ts'

/** Apart from the terms, which every page loads: what belongs to every word that an address is deleted: of what has gone out, the outbox still knows to whom. */
export const adresseInMails = `Bei den E-Mails, die wir Ihnen geschickt haben, steht Ihre Adresse noch bis zu ${fristen.verschickt} Tage.`
