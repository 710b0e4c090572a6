import type { Suchempfehlung } from '@rathausplatz/contract'
import { readWordList } from './word-list.ts'

const NEWS =
  'abo, abonnieren, abonnement, newsletter, rundbrief, mailverteiler, benachrichtigung, benachrichtigungen, benachrichtigen, benachrichtigt, benachrichtigen lassen, informieren lassen, bescheid geben, bescheid sagen, auf dem laufenden, neuigkeiten per mail, nachrichten per mail, nachrichten per email, nachrichten per e-mail, infos per mail, infos per email, infos per e-mail'

const BY_MAIL =
  'abonnieren, abo, e-mail, email, mail, bekommen, erhalten, benachrichtigen, benachrichtigung, newsletter, sms, handy'
const ALERTS = BY_MAIL.split(', ')
  .flatMap(how => [`warnung ${how}`, `unwetterwarnung ${how}`, `eilige hinweise ${how}`])
  .join(', ')

const DANGERS =
  'katastrophenwarnung, katastrophenschutz warnung, katastrophenalarm, warnmeldung, warnmeldungen, amtliche warnung, warn-app, warnapp, nina'

/**
 * Pages of the site that are no documents, each with the everyday words for it. Records of the editors may
 * recommend them too.
 */
const pages = [
  { titel: 'Warnungen', url: '/warnungen', typed: `${DANGERS}, ${ALERTS}` },
  {
    titel: 'Eilige Hinweise per E-Mail bekommen',
    url: '/abo?thema=hinweis',
    typed: `${DANGERS}, ${ALERTS}`,
  },
  { titel: 'Per E-Mail benachrichtigen', url: '/abo', typed: NEWS },
].map(({ titel, url, typed }) => ({ titel, url, meant: readWordList(`${titel} < ${typed}`) }))

const ORDER = '/abo'
const isOrder = (url: string): boolean => url === ORDER || url.startsWith(`${ORDER}?`)

const OF_THE_SITE: ReadonlySet<string> = new Set([
  '/formulare/fortsetzen',
  '/formulare/stand',
  '/pinnwand/neu',
  '/schaeden',
  '/schaeden/neu',
  '/schaeden/stand',
  '/warnungen',
])

/** Returns whether a search may lead to this address without a document; only a town that sends mails has subscriptions. */
export const isOfTheSite = (url: string, canMail: boolean): boolean =>
  OF_THE_SITE.has(url) || (canMail && isOrder(url))

/** Returns the pages of the site itself that a question means. */
export const ownPagesFor = (question: string): Suchempfehlung[] =>
  pages.filter(({ meant }) => meant(question).size > 0).map(({ titel, url }) => ({ titel, url }))
