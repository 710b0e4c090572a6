import { CmsError } from '@rathausplatz/contract'
import { daysInFull, type Eingaben } from '@rathausplatz/contract/formular'
import { berlinDay } from '@rathausplatz/time'
import { daysBefore } from '../jobs/days-before.ts'
import { hashOf } from '../keys/hash-of.ts'
import { limitsIn, take } from '../limits/limits.ts'
import type { Database } from '../store/index.ts'
import { stored } from '../stored.ts'
import { bear, patienceFor, weightOfDraft } from './patience.ts'
import type { PublicForms } from './public-forms.ts'
import { newCode } from './secrets.ts'
import { tablesOf } from './tables.ts'

type Sources = { database: Database; clock: () => Date; forms: PublicForms }

type Saved = {
  readonly einreichung: string
  readonly eingaben: Eingaben
  readonly schritt: number
  readonly code?: string | undefined
}

/** Days for which a saved form is kept. */
const ENTWURF_TAGE = 14
const NO_ROOM_TO_KEEP =
  'Gerade können wir nichts zwischenspeichern. Bitte senden Sie das Formular ab oder versuchen Sie es morgen noch einmal.'
const NO_SUCH_CODE = 'Zu diesem Code gibt es kein gespeichertes Formular (mehr). Bitte prüfen Sie ihn.'

/** Forms that are saved and continued later by a code. */
export function openDrafts({ database, clock, forms: { formOf } }: Sources) {
  return {
    /**
     * Saves an unfinished form, with each day in full: `gestern` is another day tomorrow. Its files are kept for fourteen days from their upload, not from
     * saving.
     */
    async save(slug: string, { einreichung, eingaben, schritt, code }: Saved, sender: string | undefined) {
      const form = await formOf(slug)
      const now = clock()
      await bear(database, patienceFor('entwurf', sender), now)
      const gilt_bis = daysBefore(now, -ENTWURF_TAGE)
      const text = JSON.stringify(daysInFull(form, eingaben, berlinDay(now)))
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
            .set({
              gilt_bis: daysBefore(hochgeladen_am === null ? now : new Date(hochgeladen_am), -ENTWURF_TAGE),
            })
            .where('kennung', '=', kennung)
            .execute()
        return { code: own, gilt_bis }
      })
    },

    async resume(code: string, sender: string | undefined) {
      await bear(database, patienceFor('nachweis', sender), clock())
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
  }
}
