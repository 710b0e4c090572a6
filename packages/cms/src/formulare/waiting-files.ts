import { CmsError, type Hochgeladen } from '@rathausplatz/contract'
import type { Datei, Eingaben } from '@rathausplatz/contract/formular'
import type { Formular } from '@rathausplatz/contract/records'
import { daysBefore } from '../jobs/days-before.ts'
import { limitsIn, take } from '../limits/limits.ts'
import { placeOf } from '../network.ts'
import { type Files, newKennung } from '../sent-files/files.ts'
import { judgeFile, shownName } from '../sent-files/judge-file.ts'
import type { Database, Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { untilAnswered } from '../unpack/unpack.ts'
import { bear, patienceFor, weightOfFile } from './patience.ts'
import type { PublicForms } from './public-forms.ts'
import { CLOSED, fieldsOf, refused } from './questions.ts'
import { tablesOf } from './tables.ts'

type Sources = { database: Database; clock: () => Date; files: Files; forms: PublicForms }

/** Days for which a file waits for its form. */
const WAITING_TAGE = 1
/**
 * Most bytes of all waiting files, so that unsent forms do not fill the disk. It is more than one network may
 * send in the days for which a file waits (patience.ts): no network can take all of it.
 */
const MOST_WAITING = 8_000_000_000
/** Most files per form, sent or not. */
const MOST_FILES = 40
const TOO_MANY_FILES = `Ein Formular nimmt höchstens ${MOST_FILES} Dateien an. Bitte fassen Sie mehrere zu einer zusammen.`
const NO_ROOM =
  'Gerade nehmen wir keine Dateien an. Bitte senden Sie das Formular ohne sie oder versuchen Sie es morgen noch einmal.'

/** Files that are uploaded before their forms are sent. */
export function openWaitingFiles({ database, clock, files, forms: { formOf, isOpen } }: Sources) {
  return {
    /**
     * Returns the answers with their files: only files that were uploaded for the question, with their
     * detected type.
     */
    async of(
      slug: string,
      form: Formular,
      { einreichung, eingaben }: { einreichung: string; eingaben: Eingaben },
    ) {
      const questions = fieldsOf(form).filter(({ typ }) => typ === 'datei')
      if (questions.length === 0) return { eingaben, missing: [], named: [] }
      const rows = await tablesOf(database.read)
        .selectFrom('formular_dateien')
        .select(['kennung', 'feld', 'name', 'typ', 'groesse'])
        .where('einreichung', '=', einreichung)
        .where('formular', '=', slug)
        .where('vorgang', 'is', null)
        .execute()
      const missing: string[] = []
      const filled: string[] = []
      const found = questions.map(({ name }) => {
        const named = kennungenIn(Object.hasOwn(eingaben, name) ? eingaben[name] : undefined)
        const sent = rows.filter(({ kennung, feld }) => feld === name && named.includes(kennung))
        if (sent.length < named.length) missing.push(name)
        if (named.length > 0) filled.push(name)
        return [name, sent.map(({ feld: _, ...file }): Datei => file)] as const
      })
      return { eingaben: { ...eingaben, ...Object.fromEntries(found) }, missing, named: filled }
    },

    /** Stores a file before its form; returns its detected type and size. */
    async take(
      slug: string,
      { einreichung, feld, name }: { einreichung: string; feld: string; name: string },
      bytes: Uint8Array | undefined,
      sender: string | undefined,
      leaving?: AbortSignal,
    ): Promise<Hochgeladen> {
      const form = await formOf(slug)
      if (!isOpen(form)) throw new CmsError('nicht-moeglich', CLOSED)
      const question = fieldsOf(form).find(one => one.name === feld)
      if (question?.typ !== 'datei') throw new CmsError('nicht-gefunden')
      await bear(database, patienceFor('datei', sender), clock())
      if (!(await files.hasRoom())) throw new CmsError('nicht-moeglich', NO_ROOM)
      if (!bytes)
        throw refused('Bitte wählen Sie eine Datei.', [
          { path: feld, message: 'Bitte wählen Sie eine Datei.' },
        ])
      const file = await judgeFile({ ...question, datei: name }, bytes, {
        leaving: untilAnswered(leaving),
        network: placeOf(sender)?.network,
      })
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
              gilt_bis: daysBefore(now, -WAITING_TAGE),
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

    async remove({ einreichung, kennung }: { einreichung: string; kennung: string }): Promise<void> {
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
  }
}

/** Attaches files to a submission in its transaction; returns false if one was deleted meanwhile. */
export async function bindFiles(db: Db, vorgang: string, kept: readonly string[]): Promise<boolean> {
  if (kept.length === 0) return true
  const { numUpdatedRows } = await tablesOf(db)
    .updateTable('formular_dateien')
    .set({ vorgang, gilt_bis: null })
    .where('kennung', 'in', kept)
    .where('vorgang', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === BigInt(kept.length)
}

const kennungenIn = (raw: unknown): string[] => [
  ...new Set(
    [raw].flat().flatMap(one => {
      const { kennung } = (typeof one === 'object' && one !== null ? one : {}) as { kennung?: unknown }
      return typeof kennung === 'string' ? [kennung] : []
    }),
  ),
]
