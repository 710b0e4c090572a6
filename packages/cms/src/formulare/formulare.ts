import { CmsError } from '@rathausplatz/contract'
import { type Eingaben, pruefe, type Werte } from '@rathausplatz/contract/formular'
import { formularAdresse } from '@rathausplatz/contract/kontaktformular'
import type { Formular } from '@rathausplatz/contract/records'
import { berlinDay } from '@rathausplatz/time'
import { replyAddress } from '../aemter/offices.ts'
import type { CmsStore } from '../collections/collections.ts'
import { daysBefore } from '../jobs/days-before.ts'
import { hashOf } from '../keys/hash-of.ts'
import { limitsIn, take } from '../limits/limits.ts'
import { mailsOfADay } from '../limits/of-senders.ts'
import type { Log } from '../log.ts'
import { type AwaitedMail, putAwaitedMail } from '../outbox/put-mail.ts'
import { openFiles } from '../sent-files/files.ts'
import type { Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { townName } from '../town-name.ts'
import { answersOf, cleaned, emailIn } from './answers.ts'
import { NULLEN, openBeginn } from './beginn.ts'
import { openDrafts } from './drafts.ts'
import { forgetEingaenge } from './forget.ts'
import { mailToOffice, mailToSender } from './mails.ts'
import { tellOffices } from './office-mails.ts'
import { patienceFor } from './patience.ts'
import { openProof } from './proof.ts'
import { publicForms } from './public-forms.ts'
import { CLOSED, refused } from './questions.ts'
import { receiversOf } from './receivers.ts'
import { fingerprint, kennwortFor, newVorgang } from './secrets.ts'
import { sentBefore } from './sent-before.ts'
import { tablesOf } from './tables.ts'
import { bindFiles, openWaitingFiles } from './waiting-files.ts'
import { withdrawalOf } from './withdrawal.ts'

type Sources = {
  store: CmsStore
  clock: () => Date
  /** Signs the secrets of forms and the tokens for their first page (`beginn`). */
  key: () => Buffer
  /** The folder of uploaded files. */
  folder: string
  publicUrl: string
  /** Whether the server can send mail: otherwise no receipt is promised. */
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

/** Most mails per day to an address that was typed into a form. */
const MOST_MAILS = 10

const AGAIN =
  'Ihr Formular wurde noch nicht gesendet. Sind Ihre Angaben richtig, senden Sie es bitte noch einmal ab.'
const TRAPPED = 'Bitte lassen Sie dieses Feld leer und senden Sie das Formular noch einmal ab.'
const NO_OFFICE = 'Ein Formular geht an keine E-Mail-Adresse. Zu lesen ist es in der Redaktion.'
const GONE_FILE = 'Die Datei liegt nicht mehr bei uns. Bitte fügen Sie sie noch einmal an.'

/** The public side of forms: submitting, saving, and the state of a submission. */
export function openFormulare({ store, clock, key, folder, publicUrl, canMail, log }: Sources) {
  const { database } = store
  const beginn = openBeginn(key)
  const files = openFiles(folder)
  const forms = publicForms(store, clock)
  const { formOf, isOpen, bySlug, placeOf } = forms
  const waiting = openWaitingFiles({ database, clock, files, forms })

  /** Returns whether the mail will be sent. */
  const tellSender = async (db: Db, mail: AwaitedMail, vorgang: string): Promise<boolean> => {
    const { id, isRefused } = await putAwaitedMail(db, mail, clock())
    await tablesOf(db).insertInto('formular_mails').values({ mail_id: id, vorgang }).execute()
    return !isRefused
  }

  const judged = async (form: Formular, eingaben: Eingaben): Promise<Werte> => {
    const asked = { ...form, ...(await placeOf(form)) }
    const answer = pruefe(asked, cleaned(form, eingaben), { heute: berlinDay(clock()) })
    if (answer.ok) return answer.werte
    const { titel, eintraege } = answer.zusammenfassung
    throw refused(
      titel,
      eintraege.map(({ feld, meldung }) => ({ path: feld, message: meldung })),
    )
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

    /**
     * The form is stored when this returns. Throws `ungueltig` with one message per question that is not
     * valid.
     */
    async receive(slug: string, sent: Sent, sender: string | undefined) {
      const form = await formOf(slug)
      const { einreichung, eingaben } = sent
      const fingerabdruck = fingerprint(einreichung, slug, eingaben)
      const kennwort = kennwortFor(key(), einreichung, fingerabdruck)
      const known = await stored(database, db => sentBefore(db, einreichung, fingerabdruck, kennwort))
      if (known) return known
      if (!isOpen(form)) throw new CmsError('nicht-moeglich', CLOSED)
      if (sent.homepage !== '') throw refused(AGAIN, [{ path: 'homepage', message: TRAPPED }])
      const now = clock()
      const how = beginn.judge(sent.beginn, sent.loesung, now)
      if (how === 'zu-schnell') throw refused(AGAIN, [{ path: '', message: AGAIN }])
      // Repeating would not help: the site has to request a new start.
      if (how === 'unbekannt') throw refused(AGAIN, [{ path: 'beginn', message: AGAIN }])
      const given = await waiting.of(slug, form, sent)
      if (given.missing.length > 0)
        throw refused(
          GONE_FILE,
          given.missing.map(path => ({ path, message: GONE_FILE })),
        )
      const werte = await judged(form, given.eingaben)
      const email = emailIn(form, werte)
      const antworten = answersOf(form, werte)
      const { ways, bereich } = await receiversOf(store, form, werte)
      const { bestaetigung } = form
      const receipt = {
        bestaetigung,
        antwortAn: await replyAddress(store, bereich),
        widerruf: await withdrawalOf(store, { antworten, bereich }),
      }

      return stored(database, async db => {
        const before = await sentBefore(db, einreichung, fingerabdruck, kennwort)
        if (before) return before
        // Each proof is valid once; a repeated proof counts as missing.
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
            bereich,
            eingegangen_am: now.toISOString(),
            loeschen_am: daysBefore(now, -form.aufbewahrung_tage),
            email: email ?? null,
            antworten: JSON.stringify(antworten),
            stand: 'neu',
          })
          .onConflict(conflict => conflict.column('einreichung').doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 0n) {
          const other = await sentBefore(db, einreichung, fingerabdruck, kennwort)
          if (other) return other
        }
        await tablesOf(db)
          .insertInto('formular_schritte')
          .values({ vorgang, nummer: 1, am: now.toISOString(), stand: 'neu', text: '', von: null })
          .execute()
        const kept = antworten.flatMap(({ dateien }) => dateien.map(({ kennung }) => kennung))
        if (!(await bindFiles(db, vorgang, kept)))
          throw refused(
            GONE_FILE,
            given.named.map(path => ({ path, message: GONE_FILE })),
          )
        await tablesOf(db).deleteFrom('formular_entwuerfe').where('einreichung', '=', einreichung).execute()
        const about = { vorgang, titel: form.titel, publicUrl, stadt: await townName(db, now) }
        const toOffice = mailToOffice(about, form.angaben_in_mail ? { antworten, email } : undefined)
        if (!(await tellOffices(db, toOffice, { vorgang, ways, now }))) log?.warn({ vorgang }, NO_OFFICE)
        const told =
          canMail &&
          email !== undefined &&
          form.eingangsmail &&
          (await take(limitsIn(db), [mailsOfADay('formular', email, MOST_MAILS)], now)) === undefined &&
          (await tellSender(db, { ...mailToSender(about, receipt), an: email }, vorgang))
        return { vorgang, kennwort, eingangsmail: told }
      })
    },

    takeFile: waiting.take,
    removeFile: waiting.remove,
    ...openDrafts({ database, clock, forms }),
    ...openProof({ store, clock }),
  }
}

export type Formulare = ReturnType<typeof openFormulare>

/** Whether a proof is used for the first time. */
async function isFresh(db: Db, beginn: string, gilt_bis: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tablesOf(db)
    .insertInto('formular_aufgaben')
    .values({ beginn, gilt_bis })
    .onConflict(conflict => conflict.column('beginn').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
