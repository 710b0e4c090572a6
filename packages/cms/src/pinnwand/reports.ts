import type { Pinnwandmeldung } from '@rathausplatz/contract'
import { newId } from '../store/id.ts'
import type { Db } from '../store/index.ts'
import { type Eintrag, tablesOf } from './tables.ts'

/** Open reports per entry; more would add nothing. */
export const MOST_OPEN_REPORTS = 50

type Report = Pinnwandmeldung & { readonly einreichung: string; readonly now: Date }

/** Adds a report about an entry, unless it has enough open ones. */
export async function addReport(
  db: Db,
  { id }: Pick<Eintrag, 'id'>,
  { einreichung, grund, text, now }: Report,
): Promise<void> {
  const { open } = await tablesOf(db)
    .selectFrom('pinnwand_meldungen')
    .select(({ fn }) => fn.countAll().as('open'))
    .where('eintrag_id', '=', id)
    .where('erledigt', '=', 0)
    .executeTakeFirstOrThrow()
  if (Number(open) >= MOST_OPEN_REPORTS) return
  await tablesOf(db)
    .insertInto('pinnwand_meldungen')
    .values({
      id: newId(now),
      eintrag_id: id,
      einreichung,
      grund,
      text,
      am: now.toISOString(),
      erledigt: 0,
    })
    .onConflict(conflict => conflict.column('einreichung').doNothing())
    .execute()
}
