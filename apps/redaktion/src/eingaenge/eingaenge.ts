import {
  addressOf,
  type CallAnswer,
  calls,
  type Eingangshandlung,
  type Eingangsstand,
  eingangsstand,
  gemeldeteHandlungen,
  isNachsehbar,
  zustellungsworte,
} from '@rathausplatz/contract'

/** A submission of a form with its answers. */
export type Eingang = CallAnswer<typeof calls.redaktionEingang>
/** A submission as a row of the list, without its answers. */
export type EingangRow = CallAnswer<typeof calls.redaktionEingaenge>['data'][number]

const BY: Readonly<Record<Exclude<Eingangsstand, 'neu'>, string>> = {
  in_bearbeitung: 'bei',
  beantwortet: 'von',
  erledigt: 'von',
  abgelehnt: 'von',
}

export type Counted = CallAnswer<typeof calls.redaktionEingaenge>['anzahl']

/** Returns the waiting submissions in a sentence; undefined if there are none. */
export function waitingWords({ neu, meine }: Counted): string | undefined {
  const fresh = neu === 1 ? 'Ein Eingang ist neu' : `${neu} Eingänge sind neu`
  const own = meine === 1 ? 'einen bearbeiten Sie' : `${meine} bearbeiten Sie`
  if (neu === 0 && meine === 0) return undefined
  if (meine === 0) return `${fresh}.`
  if (neu === 0) return meine === 1 ? 'Einen Eingang bearbeiten Sie.' : `${meine} Eingänge bearbeiten Sie.`
  return `${fresh}, ${own}.`
}

/** Returns the state and the handler: "In Bearbeitung bei Ihnen". */
export function standWords({ stand, zustaendig }: Pick<EingangRow, 'stand' | 'zustaendig'>): string {
  if (stand === 'neu' || !zustaendig) return eingangsstand[stand]
  return `${eingangsstand[stand]} ${BY[stand]} ${zustaendig.ich ? 'Ihnen' : zustaendig.name}`
}

/** Returns a step of the history in words. */
export function stepWords({
  stand,
  von,
  an,
}: Pick<Eingang['verlauf'][number], 'stand' | 'von' | 'an'>): string {
  if (stand === 'neu') return von ? 'Wieder neu' : 'Eingegangen'
  if (!an) return eingangsstand[stand]
  return an.id === von?.id
    ? `${eingangsstand[stand]}, übernommen`
    : `${eingangsstand[stand]}, weitergegeben an ${an.name}`
}

const DONE: Readonly<Record<Eingangshandlung, string>> = {
  uebernehmen: 'Sie kümmern sich darum.',
  abgeben: 'Der Eingang ist wieder neu. Jemand anderes kann ihn übernehmen.',
  beantworten: 'Beantwortet.',
  erledigen: 'Als erledigt vermerkt.',
  ablehnen: 'Abgelehnt.',
  wiedereroeffnen: 'Der Eingang ist wieder offen.',
}

/** Returns whether the sender of the form gets a mail when the clerk is done. */
export function finishedWords(email: string, zustellung: Eingang['zustellung']): string {
  return zustellung?.lage === 'nicht_zugestellt'
    ? `An ${email} kam die letzte E-Mail nicht an. Bei „Erledigt“ geht noch einmal eine dorthin.`
    : `Bei „Erledigt“ bekommt auch ${email} eine E-Mail.`
}

type Told = Pick<Eingang, 'vorgang' | 'email' | 'versand' | 'zustellung'>

/** Returns how the sender of the form gets the answer. */
export function heardWords({ vorgang, email, versand, zustellung }: Told): string {
  const missed = zustellung?.lage === 'nicht_zugestellt' && email && versand
  const seen = isNachsehbar(vorgang) ? 'steht auf der Seite, auf der man den Stand nachsieht' : undefined
  if (missed) return `An ${email} kam die letzte E-Mail nicht an.${seen ? ` Es ${seen}.` : ''}`
  if (email && versand)
    return seen ? `Geht per E-Mail an ${email} und ${seen}.` : `Geht per E-Mail an ${email}.`
  if (seen) return `S${seen.slice(1)}.`
  return 'Davon erfährt niemand von selbst: Bitte schreiben oder rufen Sie an.'
}

/** Returns the message after a step, and how the sender gets the answer. */
export function doneWords(schritt: Eingangshandlung, told: Told): string {
  if (!gemeldeteHandlungen.has(schritt)) return DONE[schritt]
  const { email, versand, zustellung } = told
  const mail = email && versand && zustellung ? zustellungsworte(zustellung, email).satz : undefined
  const where =
    mail ?? (isNachsehbar(told.vorgang) ? 'Zu lesen ist es auf der Seite zum Nachsehen.' : heardWords(told))
  return `${DONE[schritt]} ${where}`
}

export const copyOf = (vorgang: string): string =>
  addressOf(location.origin, calls.redaktionEingangKopie, { params: { vorgang } }).pathname

export const fileOf = (vorgang: string, kennung: string): string =>
  addressOf(location.origin, calls.redaktionEingangDatei, { params: { vorgang, kennung } }).pathname

export function tableOf(stand: 'offen' | 'meine' | 'alle' | Eingangsstand, formular: string): string {
  const { pathname, search } = addressOf(location.origin, calls.redaktionEingaengeCsv, {
    query: { stand, formular },
  })
  return pathname + search
}
