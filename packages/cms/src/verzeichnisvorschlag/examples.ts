import { type Verzeichnisangaben, verzeichnisangaben } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { eintragPfad } from '../collections/verzeichniseintrag.ts'
import { daysBefore } from '../jobs/days-before.ts'
import { newKeyId } from '../keys/signed-keys.ts'
import { spokenLetters } from '../keys/spoken.ts'
import { ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { angabenOf } from './angaben.ts'
import { tablesOf } from './tables.ts'

export type Vorschlagsbeispiel = {
  readonly verzeichnis: string
  /** Slug of the entry that the proposal changes. */
  readonly eintrag?: string
  readonly angaben: Partial<Verzeichnisangaben>
  /** Days since the proposal. */
  readonly vorTagen: number
}

/** Creates waiting proposals of a demo town, if there are none. No mail is sent, and no key opens them. */
export async function createVorschlagExamples(
  { published, database }: CmsStore,
  examples: readonly Vorschlagsbeispiel[],
  now: Date,
): Promise<boolean> {
  const rows = await Promise.all(
    examples.map(async ({ verzeichnis, eintrag, angaben, vorTagen }, number) => {
      const entry =
        eintrag === undefined
          ? undefined
          : await published.byKey('verzeichniseintrag', eintragPfad({ slug: eintrag }))
      const today = entry && angabenOf(entry.data)
      const began = daysBefore(now, vorTagen)
      return {
        id: newKeyId(),
        nummer: `V-${spokenLetters(8)}`,
        einreichung: crypto.randomUUID(),
        email: `verein-${number + 1}@rebenau.example.org`,
        verzeichnis,
        angaben: JSON.stringify(verzeichnisangaben.parse({ ...today, ...angaben })),
        grundlage: today ? JSON.stringify(today) : null,
        stand: 'bestaetigt' as const,
        stand_davor: null,
        gesperrt_von: null,
        grund: '',
        fassung: 2,
        angelegt_am: began,
        geaendert_am: began,
        freigegeben_am: null,
        dokument: entry?.document_id ?? null,
        sperrfassung: null,
        gefragt_am: null,
        bitten_am: null,
        ersetzt: '',
      }
    }),
  )
  return orThrow(
    database.write(async db => {
      const tables = tablesOf(db)
      const known = await tables
        .selectFrom('verzeichnis_vorschlaege')
        .select('id')
        .limit(1)
        .executeTakeFirst()
      if (known || rows.length === 0) return ok(false)
      await tables.insertInto('verzeichnis_vorschlaege').values(rows).execute()
      return ok(true)
    }),
  )
}
