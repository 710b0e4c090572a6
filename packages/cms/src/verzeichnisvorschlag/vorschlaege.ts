import {
  CmsError,
  type EigenerVorschlag,
  type Verzeichnisangaben,
  type Verzeichnisaufgabe,
} from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { eintragPfad } from '../collections/verzeichniseintrag.ts'
import { newKeyId } from '../keys/signed-keys.ts'
import { lettersFor } from '../keys/spoken.ts'
import { NAMES } from '../moderation/after-step.ts'
import { askOrWait } from '../moderation/asking.ts'
import { patience, patienceWithOwn } from '../moderation/patience.ts'
import { draftToConfirm, linkedDraft, replacedBy } from '../moderation/replaced.ts'
import { expectedDelivery } from '../outbox/delivery.ts'
import { lageFor } from '../outbox/delivery-words.ts'
import type { Db } from '../store/index.ts'
import { storedIn } from '../stored.ts'
import { angabenOf, isSameIn } from './angaben.ts'
import { betrifftOf } from './mails.ts'
import type { Proposal } from './proposal-with-entry.ts'
import { deleteProposal, forOne, rowById, seenAs, takeStep, withEntry } from './proposals.ts'
import type { VorschlagSources } from './sources.ts'
import { tablesOf, type Vorschlag } from './tables.ts'
import { unconfirmedProposals } from './unconfirmed.ts'

type OwnStep = 'sperren' | 'entsperren' | 'loeschen'

/**
 * Public calls for proposed entries: proposing and confirming them, and managing an entry by the link of its
 * owner.
 */
export function openVorschlaege({ store, clock, keys, publicUrl, canMail }: VorschlagSources) {
  const { database } = store
  const stored = storedIn(database)
  const unconfirmed = unconfirmedProposals({ keys, publicUrl })
  const asked = (db: Db, schluessel: string, now: Date) => ({
    table: 'verzeichnis_vorschlaege' as const,
    id: keys.idIn(schluessel, 'bestaetigen'),
    find: (id: string) => rowById(db, id),
    now,
    tooLate: TOO_LATE,
  })
  /** Returns the proposal of a key. Throws `link-abgelaufen` if the key opens none. */
  const own = async (db: Db, schluessel: string): Promise<Proposal> => {
    const id = keys.idIn(schluessel, 'verwalten')
    const row = id === undefined ? undefined : await rowById(db, id)
    if (!row || row.stand === 'entwurf') throw new CmsError('link-abgelaufen', OVER)
    return withEntry(db, row)
  }
  const told = async (db: Db, row: Vorschlag): Promise<EigenerVorschlag> =>
    forOne(await withEntry(db, row), 'verfasser')

  /**
   * Returns the document that a proposal changes; its existence is checked again on release. Throws if
   * directory or entry do not exist.
   */
  const placeOf = async ({ verzeichnis, eintrag, rubriken }: Verzeichnisaufgabe) => {
    const directory = await store.published.byKey('verzeichnis', verzeichnis)
    if (!directory) throw new CmsError('nicht-gefunden', NO_DIRECTORY)
    onlyItsRubriken(rubriken, directory.data.rubriken)
    if (eintrag === '') return { dokument: null, grundlage: null }
    const entry = await store.published.byKey('verzeichniseintrag', eintragPfad({ slug: eintrag }))
    if (entry?.data.verzeichnis !== verzeichnis) throw new CmsError('nicht-gefunden', NO_ENTRY)
    return { dokument: entry.document_id, grundlage: JSON.stringify(angabenOf(entry.data)) }
  }

  return {
    /**
     * Stores the proposal and sends its author a link to confirm it, with a delay if this address had several
     * mails. The proposal becomes public after confirmation and review.
     */
    async vorschlagen(einreichung: string, aufgabe: Verzeichnisaufgabe, sender?: string) {
      if (!canMail) throw new CmsError('nicht-moeglich', NO_MAIL)
      const { email: typed, verzeichnis, eintrag: _entry, einwilligung: _consent, ...angaben } = aufgabe
      const place = await placeOf(aufgabe)
      return stored(async db => {
        const now = clock()
        const email = typed.toLowerCase()
        const said = { ...place, verzeichnis, email, angaben: JSON.stringify(angaben) }
        const known = await tablesOf(db)
          .selectFrom('verzeichnis_vorschlaege')
          .selectAll()
          .where('einreichung', '=', einreichung)
          .executeTakeFirst()
        if (known && isSaid(said, known)) return { nummer: known.nummer }
        // A form that is sent again corrects its proposal until the proposal is confirmed.
        if (known && known.stand !== 'entwurf') throw new CmsError('falscher-stand', ALREADY)
        await patience(db, 'verzeichnisvorschlag', sender, now)
        if (known)
          await tablesOf(db).deleteFrom('verzeichnis_vorschlaege').where('id', '=', known.id).execute()
        const row: Vorschlag = {
          ...said,
          id: newKeyId(),
          nummer: `V-${lettersFor(einreichung)}`,
          einreichung,
          stand: 'entwurf',
          stand_davor: null,
          gesperrt_von: null,
          grund: '',
          fassung: 1,
          angelegt_am: now.toISOString(),
          geaendert_am: now.toISOString(),
          freigegeben_am: null,
          sperrfassung: null,
          sperrfenster: null,
          gefragt_am: null,
          bitten_am: null,
          ersetzt: replacedBy(known),
        }
        await tablesOf(db).insertInto('verzeichnis_vorschlaege').values(row).execute()
        await askOrWait(db, unconfirmed, { id: row.id, email, sender }, now)
        return { nummer: row.nummer }
      })
    },

    /** Tells whether a link still confirms the newest proposal. */
    async bestaetigung(schluessel: string): Promise<{ ersetzt: boolean }> {
      const { read } = database
      return { ersetzt: (await linkedDraft(read, asked(read, schluessel, clock()))) === 'ersetzt' }
    },

    /** Confirms a proposal. Idempotent. */
    bestaetigen: (schluessel: string) =>
      stored(async db => {
        const now = clock()
        const row = await draftToConfirm(db, asked(db, schluessel, now))
        const proposal = await withEntry(db, row)
        if (row.stand === 'entwurf')
          await takeStep({ db, store }, proposal, { schritt: 'bestaetigen', wer: 'verfasser', now })
        return { name: proposal.angaben.name, verwalten: keys.keyFor('verwalten', row.id) }
      }),

    async eigener(schluessel: string): Promise<EigenerVorschlag> {
      const proposal = await own(database.read, schluessel)
      const mail = await expectedDelivery(database.read, betrifftOf(proposal.row))
      return { ...forOne(proposal, 'verfasser'), zustellung: mail && lageFor(mail) }
    },

    /** Changes a proposal. If the data is unchanged, the proposal keeps its state. */
    async aendern(schluessel: string, grundfassung: number, neu: Verzeichnisangaben) {
      const directory = await store.published.byKey(
        'verzeichnis',
        (await own(database.read, schluessel)).row.verzeichnis,
      )
      if (!directory) throw new CmsError('nicht-gefunden', NO_DIRECTORY)
      return stored(async db => {
        const proposal = await own(db, schluessel)
        if (isSameIn(neu, proposal.angaben)) return forOne(proposal, 'verfasser')
        if (seenAs(proposal) !== grundfassung) throw new CmsError('konflikt', CHANGED)
        onlyItsRubriken(neu.rubriken, directory.data.rubriken)
        const now = clock()
        await patienceWithOwn(db, ownKey(proposal), now)
        return told(
          db,
          await takeStep({ db, store }, proposal, { schritt: 'aendern', wer: 'verfasser', now, neu }),
        )
      })
    },

    /** Takes a step of the owner. Locking and unlocking are idempotent. */
    schritt: (schluessel: string, schritt: OwnStep): Promise<EigenerVorschlag | null> =>
      stored(async db => {
        const now = clock()
        const proposal = await own(db, schluessel)
        if (schritt === 'loeschen') {
          await deleteProposal({ db, store }, proposal, NAMES.verfasser)
          return null
        }
        if ((proposal.row.stand === 'gesperrt') === (schritt === 'sperren'))
          return forOne(proposal, 'verfasser')
        await patienceWithOwn(db, ownKey(proposal), now)
        return told(db, await takeStep({ db, store }, proposal, { schritt, wer: 'verfasser', now }))
      }),
  }
}

type Said = Pick<Vorschlag, 'dokument' | 'verzeichnis' | 'email' | 'angaben'>

const isSaid = (one: Said, other: Said): boolean =>
  one.dokument === other.dokument &&
  one.verzeichnis === other.verzeichnis &&
  one.email === other.email &&
  one.angaben === other.angaben

/** Limit key for the owner's steps with one proposal. */
const ownKey = ({ row }: Proposal) => `verzeichnisvorschlag-eigener:${row.id}`

function onlyItsRubriken(chosen: readonly string[], there: readonly { readonly id: string }[]): void {
  if (chosen.every(id => there.some(rubrik => rubrik.id === id))) return
  const message = 'Diese Rubrik gibt es in diesem Verzeichnis nicht (mehr). Bitte wählen Sie eine andere.'
  throw new CmsError('ungueltig', message, { details: { issues: [{ path: 'rubriken', message }] } })
}

const ALREADY =
  'Diesen Vorschlag haben Sie schon bestätigt; Ihre Änderung ist nicht dabei. Bitte ändern Sie ihn mit dem Link, der danach auf der Seite stand.'
const NO_MAIL =
  'Die Stadt verschickt zurzeit keine E-Mails; ohne sie lässt sich ein Vorschlag nicht bestätigen.'
const NO_DIRECTORY = 'Dieses Verzeichnis gibt es nicht (mehr).'
const NO_ENTRY = 'Diesen Eintrag gibt es nicht (mehr). Sie können ihn neu vorschlagen.'
const OVER =
  'Dieser Link gilt nicht mehr: Den Eintrag gibt es nicht mehr, jemand anderes betreut ihn, oder Ihre Änderung ist übernommen.'
const TOO_LATE = `Dieser Link gilt nicht mehr: Er ist älter als ${fristen.bestaetigen} Tage, oder der Vorschlag ist übernommen oder gelöscht. Sie können einen neuen machen.`
const CHANGED = 'Der Eintrag wurde inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.'
