import {
  type Antwort,
  CmsError,
  type Formularfeld,
  type Hochgeladen,
  isCmsError,
} from '@rathausplatz/contract'
import {
  type Datei,
  type Eingaben,
  inWords,
  pruefe,
  townToday,
  type Werte,
} from '@rathausplatz/contract/formular'
import type { Formular } from '@rathausplatz/contract/records'
import { townName } from '../abos/town-name.ts'
import { cleanRichText } from '../collections/clean-rich-text.ts'
import type { CmsStore } from '../collections/collections.ts'
import { formularAdresse } from '../collections/formular.ts'
import { type Limit, limitsIn, take } from '../limits/limits.ts'
import { mailsOfADay } from '../limits/of-senders.ts'
import { tooManyAttempts } from '../limits/too-many-attempts.ts'
import type { Log } from '../log.ts'
import { turnstile } from '../media/turnstile.ts'
import { type NewMail, putMail } from '../outbox/put-mail.ts'
import { type Database, ok } from '../store/index.ts'
import { NotStored, orThrow } from '../store/result.ts'
import { NULLEN, openBeginn } from './beginn.ts'
import { copyOf } from './copy.ts'
import { newKennung, openFiles } from './files.ts'
import { forgetEingaenge } from './forget.ts'
import { judgeFile, shownName } from './judge-file.ts'
import { mailToOffice, mailToSender } from './mails.ts'
import { patienceFor, weightOfDraft, weightOfFile } from './patience.ts'
import { publicForms } from './public-forms.ts'
import { waysTo } from './receivers.ts'
import { fingerprint, hashOf, kennwortFor, newCode, newVorgang } from './secrets.ts'
import { tablesOf } from './tables.ts'

type Db = Database['read']

type Sources = {
  store: CmsStore
  clock: () => Date
  /** With which key secrets and beginnings are signed. */
  key: () => Buffer
  /** Where files lie. */
  folder: string
  publicUrl: string
  /** Whether mail leaves the house: where it does not, nobody is promised one. */
  canMail: boolean
  log?: Log | undefined
}

type Sent = {
  readonly einreichung: string
  readonly eingaben: Eingaben
  readonly beginn: string
  readonly loesung?: number | undefined
  readonly homepage: string
}

type Saved = {
  readonly einreichung: string
  readonly eingaben: Eingaben
  readonly schritt: number
  readonly code?: string | undefined
}

const DAY_MS = 24 * 3_600_000
/** How long a form waits that somebody goes on with later. */
const ENTWURF_TAGE = 14
/** How long a file waits for its form. */
const WAITING_TAGE = 1
/**
 * All files that wait for their forms, in bytes: what nobody sends in the end does not fill the disk. More than one network
 * may send in the days for which a file waits (patience.ts): nobody takes the room of all others.
 */
const MOST_WAITING = 8_000_000_000
/** Files of one filled-in form, sent or not. */
const MOST_FILES = 40
/** Mails of a day to one address that somebody typed into a form. */
const MOST_MAILS = 10
const TOO_MANY_FILES = `Ein Formular nimmt höchstens ${MOST_FILES} Dateien an. Bitte fassen Sie mehrere zu einer zusammen.`

const AGAIN =
  'Ihr Formular wurde noch nicht gesendet. Bitte prüfen Sie Ihre Angaben und senden Sie es noch einmal ab.'
const TRAPPED = 'Bitte lassen Sie dieses Feld leer und senden Sie das Formular noch einmal ab.'
const NO_OFFICE = 'Ein Formular geht an keine E-Mail-Adresse. Zu lesen ist es in der Redaktion.'
const CLOSED = 'Dieses Formular wird gerade nicht angenommen.'
const GONE_FILE = 'Die Datei liegt nicht mehr bei uns. Bitte fügen Sie sie noch einmal an.'
const NO_ROOM =
  'Gerade nehmen wir keine Dateien an. Bitte senden Sie das Formular ohne sie oder versuchen Sie es morgen noch einmal.'
const NO_SUCH =
  'Diese Nummer und dieses Kennwort gehören nicht zusammen, oder der Vorgang ist schon gelöscht. Bitte prüfen Sie beides.'
const NO_ROOM_TO_KEEP =
  'Gerade können wir nichts zwischenspeichern. Bitte senden Sie das Formular ab oder versuchen Sie es morgen noch einmal.'
const NO_SUCH_CODE = 'Zu diesem Code gibt es kein gespeichertes Formular (mehr). Bitte prüfen Sie ihn.'

/** Forms of the town: taking what residents send, keeping what they begin, telling them what became of it. */
export function openFormulare({ store, clock, key, folder, publicUrl, canMail, log }: Sources) {
  const { database } = store
  const beginn = openBeginn(key)
  const files = openFiles(folder)
  /** Pictures are unpacked two at a time. */
  const judging = turnstile(2, 60)

  const { formOf, isOpen, bySlug } = publicForms(store, clock)

  /** Counts in limits of a sender, in a transaction of its own. */
  const bear = async (limits: readonly Limit[]): Promise<void> => {
    const wait = await stored(database, async db => take(limitsIn(db), limits, clock()))
    if (wait !== undefined) throw tooManyAttempts(wait)
  }

  /** What a question of files holds: only what was sent for it, as it turned out to be. */
  const withFiles = async (
    slug: string,
    form: Formular,
    { einreichung, eingaben }: Pick<Sent, 'einreichung' | 'eingaben'>,
  ) => {
    const questions = fieldsOf(form).filter(({ typ }) => typ === 'datei')
    if (questions.length === 0) return { eingaben, missing: [] }
    const rows = await tablesOf(database.read)
      .selectFrom('formular_dateien')
      .select(['kennung', 'feld', 'name', 'typ', 'groesse'])
      .where('einreichung', '=', einreichung)
      .where('formular', '=', slug)
      .where('vorgang', 'is', null)
      .execute()
    const missing: string[] = []
    const found = questions.map(({ name }) => {
      const named = kennungenIn(Object.hasOwn(eingaben, name) ? eingaben[name] : undefined)
      const sent = rows.filter(({ kennung, feld }) => feld === name && named.includes(kennung))
      if (sent.length < named.length) missing.push(name)
      return [name, sent.map(({ feld: _, ...file }): Datei => file)] as const
    })
    return { eingaben: { ...eingaben, ...Object.fromEntries(found) }, missing }
  }

  const deliver = async (
    db: Db,
    mail: Omit<NewMail, 'an'>,
    an: string,
    vorgang: string,
  ): Promise<boolean> => {
    const put = await putMail(db, { ...mail, an }, clock())
    if (!put.ok) {
      log?.warn({ vorgang }, `Die E-Mail-Adresse „${an}“ eines Formulars ist keine.`)
      return false
    }
    await tablesOf(db).insertInto('formular_mails').values({ mail_id: put.value, vorgang }).execute()
    return true
  }

  /** To the first address that is one. */
  const deliverFirst = async (db: Db, mail: Omit<NewMail, 'an'>, way: readonly string[], vorgang: string) => {
    for (const an of way) if (await deliver(db, mail, an, vorgang)) return true
    return false
  }

  const judged = (form: Formular, eingaben: Eingaben): Werte => {
    const answer = pruefe(form, cleaned(form, eingaben), { heute: townToday(clock()) })
    if (answer.ok) return answer.werte
    const { titel, eintraege } = answer.zusammenfassung
    throw refused(
      titel,
      eintraege.map(({ feld, meldung }) => ({ path: feld, message: meldung })),
    )
  }

  /** The row that a number and its second secret open. */
  const opened = async (
    { vorgang, kennwort }: { vorgang: string; kennwort: string },
    sender: string | undefined,
  ) => {
    await bear(patienceFor('nachweis', sender))
    const row = await tablesOf(database.read)
      .selectFrom('formular_eingaenge')
      .selectAll()
      .where('vorgang', '=', vorgang)
      .where('kennwort', '=', hashOf(kennwort))
      .executeTakeFirst()
    if (!row) throw new CmsError('nicht-gefunden', NO_SUCH)
    const verlauf = await tablesOf(database.read)
      .selectFrom('formular_schritte')
      .select(['am', 'stand', 'text'])
      .where('vorgang', '=', vorgang)
      .orderBy('nummer')
      .execute()
    return { row, verlauf, antworten: JSON.parse(row.antworten) as Antwort[] }
  }

  return {
    files,
    forget: forgetEingaenge({ database, files, clock }),

    async list() {
      const rows = await store.published.list('formular', { limit: 500 })
      return rows
        .map(({ data }) => ({
          slug: data.slug,
          titel: data.titel,
          einleitung: data.einleitung,
          offen: isOpen(data),
          detailURL: formularAdresse(data),
        }))
        .toSorted((one, other) => one.titel.localeCompare(other.titel, 'de'))
    },

    formular: bySlug,

    begin: () => ({ beginn: beginn.begin(clock()), nullen: NULLEN }),

    /** Stored when this returns. What does not fit is said question by question. */
    async receive(slug: string, sent: Sent, sender: string | undefined) {
      const form = await formOf(slug)
      const { einreichung, eingaben } = sent
      const fingerabdruck = fingerprint(einreichung, slug, eingaben)
      const kennwort = kennwortFor(key(), einreichung, fingerabdruck)
      const known = await stored(database, db => sentBefore(db, einreichung, fingerabdruck, kennwort))
      if (known) return acknowledged(form, known)
      if (!isOpen(form)) throw new CmsError('nicht-moeglich', CLOSED)
      if (sent.homepage !== '') throw refused(AGAIN, [{ path: 'homepage', message: TRAPPED }])
      const now = clock()
      const how = beginn.judge(sent.beginn, sent.loesung, now)
      if (how === 'zu-schnell') throw refused(AGAIN, [{ path: '', message: AGAIN }])
      // Sent as often as one likes, it would stay unknown: the site is told to begin anew.
      if (how === 'unbekannt') throw refused(AGAIN, [{ path: 'beginn', message: AGAIN }])
      const given = await withFiles(slug, form, sent)
      if (given.missing.length > 0)
        throw refused(
          GONE_FILE,
          given.missing.map(path => ({ path, message: GONE_FILE })),
        )
      const werte = judged(form, given.eingaben)
      const email = emailIn(form, werte)
      const antworten = answersOf(form, werte)
      const ways = await waysTo(store, form, werte)

      return stored(database, async db => {
        const before = await sentBefore(db, einreichung, fingerabdruck, kennwort)
        if (before) return acknowledged(form, before)
        // Each sum is good once; handed in again it counts as none.
        const isReckoned = how === 'gerechnet' && (await isFresh(db, sent.beginn, beginn.end(now)))
        const room = isReckoned || !form.captcha ? 'gerechnet' : 'begonnen'
        const retryAfter = await take(limitsIn(db), patienceFor(room, sender), now)
        if (retryAfter !== undefined) throw new CmsError('zu-viele', undefined, { retryAfter })
        const vorgang = newVorgang()
        const { numInsertedOrUpdatedRows } = await tablesOf(db)
          .insertInto('formular_eingaenge')
          .values({
            vorgang,
            einreichung,
            fingerabdruck,
            kennwort: hashOf(kennwort),
            formular: slug,
            titel: form.titel,
            eingegangen_am: now.toISOString(),
            loeschen_am: new Date(now.getTime() + form.aufbewahrung_tage * DAY_MS).toISOString(),
            email: email ?? null,
            antworten: JSON.stringify(antworten),
            stand: 'neu',
          })
          .onConflict(conflict => conflict.column('einreichung').doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 0n) {
          const other = await sentBefore(db, einreichung, fingerabdruck, kennwort)
          if (other) return acknowledged(form, other)
        }
        await tablesOf(db)
          .insertInto('formular_schritte')
          .values({ vorgang, nummer: 1, am: now.toISOString(), stand: 'neu', text: '', von: null })
          .execute()
        const kept = antworten.flatMap(({ dateien }) => dateien.map(({ kennung }) => kennung))
        if (kept.length > 0)
          await tablesOf(db)
            .updateTable('formular_dateien')
            .set({ vorgang, gilt_bis: null })
            .where('kennung', 'in', kept)
            .where('vorgang', 'is', null)
            .execute()
        await tablesOf(db).deleteFrom('formular_entwuerfe').where('einreichung', '=', einreichung).execute()
        const about = { vorgang, titel: form.titel, publicUrl, stadt: await townName(db, now) }
        const toOffice = mailToOffice(about, form.angaben_in_mail ? { antworten, email } : undefined)
        let isSent = false
        for (const way of ways) isSent = (await deliverFirst(db, toOffice, way, vorgang)) || isSent
        if (!isSent) log?.warn({ vorgang }, NO_OFFICE)
        const told =
          canMail &&
          email !== undefined &&
          form.eingangsmail &&
          (await take(limitsIn(db), [mailsOfADay('formular', email, MOST_MAILS)], now)) === undefined &&
          (await deliver(db, mailToSender(about, form), email, vorgang))
        return { vorgang, kennwort, eingangsmail: told }
      })
    },

    /** A file ahead of its form, as it turned out to be. */
    async takeFile(
      slug: string,
      { einreichung, feld, name }: { einreichung: string; feld: string; name: string },
      bytes: Uint8Array | undefined,
      sender: string | undefined,
    ): Promise<Hochgeladen> {
      const form = await formOf(slug)
      if (!isOpen(form)) throw new CmsError('nicht-moeglich', CLOSED)
      const question = fieldsOf(form).find(one => one.name === feld)
      if (question?.typ !== 'datei') throw new CmsError('nicht-gefunden')
      await bear(patienceFor('datei', sender))
      if (!(await files.hasRoom())) throw new CmsError('nicht-moeglich', NO_ROOM)
      if (!bytes)
        throw refused('Bitte wählen Sie eine Datei.', [
          { path: feld, message: 'Bitte wählen Sie eine Datei.' },
        ])
      const file = await judging.run(() => judgeFile(question, bytes))
      if (!file.ok) throw refused(file.error.message, [{ path: feld, message: file.error.message }])
      const { typ, endung } = file.value
      const kept: Hochgeladen = {
        kennung: newKennung(),
        name: shownName(name, endung),
        typ,
        groesse: file.value.bytes.byteLength,
      }
      await files.keep(kept.kennung, file.value.bytes)
      try {
        await stored(database, async db => {
          const { count } = await tablesOf(db)
            .selectFrom('formular_dateien')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('einreichung', '=', einreichung)
            .executeTakeFirstOrThrow()
          if (Number(count) >= MOST_FILES)
            throw refused(TOO_MANY_FILES, [{ path: feld, message: TOO_MANY_FILES }])
          const { bytes: waiting } = await tablesOf(db)
            .selectFrom('formular_dateien')
            .select(({ fn }) => fn.sum('groesse').as('bytes'))
            .where('vorgang', 'is', null)
            .executeTakeFirstOrThrow()
          const now = clock()
          if (
            Number(waiting ?? 0) + kept.groesse > MOST_WAITING ||
            (await take(limitsIn(db), weightOfFile(sender, kept.groesse), now)) !== undefined
          )
            throw new CmsError('nicht-moeglich', NO_ROOM)
          await tablesOf(db)
            .insertInto('formular_dateien')
            .values({
              ...kept,
              einreichung,
              formular: slug,
              feld,
              vorgang: null,
              gilt_bis: inDays(now, WAITING_TAGE),
              hochgeladen_am: now.toISOString(),
            })
            .execute()
        })
      } catch (error) {
        await files.remove([kept.kennung])
        throw error
      }
      return kept
    },

    async removeFile({ einreichung, kennung }: { einreichung: string; kennung: string }): Promise<void> {
      const { numDeletedRows } = await stored(database, db =>
        tablesOf(db)
          .deleteFrom('formular_dateien')
          .where('kennung', '=', kennung)
          .where('einreichung', '=', einreichung)
          .where('vorgang', 'is', null)
          .executeTakeFirst(),
      )
      if (numDeletedRows > 0n) await files.remove([kennung])
    },

    /** Keeps a form that is not finished, as it is; a file waits as long after its upload, however often it is saved. */
    async save(slug: string, { einreichung, eingaben, schritt, code }: Saved, sender: string | undefined) {
      await formOf(slug)
      await bear(patienceFor('entwurf', sender))
      const now = clock()
      const gilt_bis = inDays(now, ENTWURF_TAGE)
      const text = JSON.stringify(eingaben)
      return stored(database, async db => {
        if ((await take(limitsIn(db), weightOfDraft(sender, text.length), now)) !== undefined)
          throw new CmsError('nicht-moeglich', NO_ROOM_TO_KEEP)
        const known =
          code === undefined
            ? undefined
            : await tablesOf(db)
                .selectFrom('formular_entwuerfe')
                .select('code')
                .where('code', '=', hashOf(code))
                .where('formular', '=', slug)
                .executeTakeFirst()
        const own = known && code !== undefined ? code : newCode()
        await tablesOf(db).deleteFrom('formular_entwuerfe').where('einreichung', '=', einreichung).execute()
        if (known)
          await tablesOf(db).deleteFrom('formular_entwuerfe').where('code', '=', known.code).execute()
        await tablesOf(db)
          .insertInto('formular_entwuerfe')
          .values({
            code: hashOf(own),
            einreichung,
            formular: slug,
            eingaben: text,
            schritt,
            gilt_bis,
          })
          .execute()
        const waiting = await tablesOf(db)
          .selectFrom('formular_dateien')
          .select(['kennung', 'hochgeladen_am'])
          .where('einreichung', '=', einreichung)
          .where('vorgang', 'is', null)
          .execute()
        for (const { kennung, hochgeladen_am } of waiting)
          await tablesOf(db)
            .updateTable('formular_dateien')
            .set({ gilt_bis: inDays(hochgeladen_am === null ? now : new Date(hochgeladen_am), ENTWURF_TAGE) })
            .where('kennung', '=', kennung)
            .execute()
        return { code: own, gilt_bis }
      })
    },

    async resume(code: string, sender: string | undefined) {
      await bear(patienceFor('nachweis', sender))
      const row = await tablesOf(database.read)
        .selectFrom('formular_entwuerfe')
        .selectAll()
        .where('code', '=', hashOf(code))
        .where('gilt_bis', '>', clock().toISOString())
        .executeTakeFirst()
      if (!row) throw new CmsError('nicht-gefunden', NO_SUCH_CODE)
      const { formular: slug, einreichung, eingaben, schritt, gilt_bis } = row
      return {
        slug,
        einreichung,
        eingaben: JSON.parse(eingaben) as Record<string, unknown>,
        schritt,
        gilt_bis,
      }
    },

    async status(proof: { vorgang: string; kennwort: string }, sender: string | undefined) {
      const { row, verlauf, antworten } = await opened(proof, sender)
      const { vorgang, titel, eingegangen_am, stand, loeschen_am } = row
      return {
        vorgang,
        titel,
        eingegangen_am,
        stand,
        verlauf,
        antworten,
        geloescht_am: townToday(new Date(loeschen_am)),
      }
    },

    async copy(proof: { vorgang: string; kennwort: string }, sender: string | undefined) {
      const { row, verlauf, antworten } = await opened(proof, sender)
      return copyOf({ ...row, antworten, verlauf, stadt: await townName(database.read, clock()) })
    },
  }
}

export type Formulare = ReturnType<typeof openFormulare>

/** A write whose refusals are thrown within it; where the machine cannot store, that is said as it is. */
export async function stored<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await orThrow(database.write<T>(async db => ok(await work(db))))
  } catch (error) {
    // Thrown within, so that nothing of it is kept.
    if (error instanceof NotStored && isCmsError(error.cause)) throw error.cause
    if (error instanceof NotStored) throw Object.assign(new CmsError('nicht-gespeichert'), { cause: error })
    throw error
  }
}

const refused = (message: string, issues: { path: string; message: string }[]) =>
  new CmsError('ungueltig', message, { details: { issues } })

const inDays = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString()

const fieldsOf = ({ schritte }: Formular): Formularfeld[] => schritte.flatMap(({ felder }) => felder)

/** What is said of a form that was sent before. */
const acknowledged = (
  { eingangsmail }: Formular,
  { hasEmail, ...known }: { vorgang: string; kennwort: string; hasEmail: boolean },
) => ({ ...known, eingangsmail: eingangsmail && hasEmail })

/** What was sent before under the same number of a form; with other answers it is said that they are not among it. */
async function sentBefore(db: Db, einreichung: string, fingerabdruck: string, kennwort: string) {
  const row = await tablesOf(db)
    .selectFrom('formular_eingaenge')
    .select(['vorgang', 'fingerabdruck', 'kennwort', 'email'])
    .where('einreichung', '=', einreichung)
    .executeTakeFirst()
  if (!row) return undefined
  const { vorgang } = row
  if (row.fingerabdruck !== fingerabdruck)
    throw new CmsError(
      'nicht-moeglich',
      `Dieses Formular ist schon bei uns, unter der Nummer ${vorgang}. Ihre Änderung ist nicht dabei. Bitte füllen Sie es dafür neu aus.`,
    )
  // The key of the site is another one since: what is told now must open it.
  if (row.kennwort !== hashOf(kennwort))
    await tablesOf(db)
      .updateTable('formular_eingaenge')
      .set({ kennwort: hashOf(kennwort) })
      .where('vorgang', '=', vorgang)
      .execute()
  return { vorgang, kennwort, hasEmail: row.email !== null }
}

/** Whether a sum is handed in for the first time. */
async function isFresh(db: Db, beginn: string, gilt_bis: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tablesOf(db)
    .insertInto('formular_aufgaben')
    .values({ beginn, gilt_bis })
    .onConflict(conflict => conflict.column('beginn').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

const kennungenIn = (raw: unknown): string[] => [
  ...new Set(
    [raw].flat().flatMap(one => {
      const { kennung } = (typeof one === 'object' && one !== null ? one : {}) as { kennung?: unknown }
      return typeof kennung === 'string' ? [kennung] : []
    }),
  ),
]

/** Formatted text as it may be kept, before the rules look whether something is left of it. */
function cleaned(form: Formular, eingaben: Eingaben): Eingaben {
  const formatted = fieldsOf(form).flatMap(({ typ, name }) => {
    const raw = typ === 'wysiwyg' && Object.hasOwn(eingaben, name) ? eingaben[name] : undefined
    // What is far too long the rules refuse as it is.
    return typeof raw === 'string' && raw.length <= 65_536 ? [[name, cleanRichText(raw)] as const] : []
  })
  return { ...eingaben, ...Object.fromEntries(formatted) }
}

const answersOf = (form: Formular, werte: Werte): Antwort[] =>
  fieldsOf(form).flatMap(feld => {
    const wert = Object.hasOwn(werte, feld.name) ? werte[feld.name] : undefined
    if (wert === undefined) return []
    const { name, label, typ } = feld
    return [
      { name, label, typ, text: inWords(feld, wert), dateien: typ === 'datei' ? (wert as Datei[]) : [] },
    ]
  })

const emailIn = (form: Formular, werte: Werte): string | undefined => {
  const question = fieldsOf(form).find(({ typ, name }) => typ === 'email' && Object.hasOwn(werte, name))
  return question && (werte[question.name] as string)
}
