import { CmsError, type Eingangsstand, isWithinSections, type Who } from '@rathausplatz/contract'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../store/index.ts'
import { type EingangRow, type FormularTables, tablesOf } from './tables.ts'

/** An editor who handles submissions, with their sections. */
export type Clerk = Pick<Who<'redaktion'>, 'id' | 'sections'>

/** Whether an editor works for the whole town; such editors also get submissions without an office. */
const isForAll = ({ sections }: Pick<Clerk, 'sections'>): boolean => sections.includes('/')

export const isFor = (clerk: Pick<Clerk, 'sections'>, { bereich }: Pick<EingangRow, 'bereich'>): boolean =>
  isForAll(clerk) || (bereich !== '' && isWithinSections(clerk.sections, bereich))

/** The condition of `isFor` in SQL. */
export const ofSections = (
  eb: ExpressionBuilder<FormularTables, 'formular_eingaenge'>,
  clerk: Pick<Clerk, 'sections'>,
) =>
  isForAll(clerk)
    ? eb.val(true)
    : eb.or(
        clerk.sections.flatMap(section => [
          eb('bereich', '=', section),
          eb('bereich', 'like', `${section.replaceAll(/[\\%_]/g, '')}/%`),
        ]),
      )

export type Eingang = EingangRow & { readonly schritte: readonly Schritt[] }
type Schritt = { am: string; stand: Eingangsstand; text: string; von: string | null; an: string | null }

export const GONE = 'Diesen Eingang gibt es nicht mehr. Nach der Frist des Formulars wird er gelöscht.'

/** Returns a submission that this editor handles, with its steps. Throws `nicht-gefunden` otherwise. */
export async function eingangFor(db: Db, vorgang: string, clerk: Clerk): Promise<Eingang> {
  const row = await tablesOf(db)
    .selectFrom('formular_eingaenge')
    .selectAll()
    .where('vorgang', '=', vorgang)
    .executeTakeFirst()
  if (!row || !isFor(clerk, row)) throw new CmsError('nicht-gefunden', GONE)
  const schritte = await tablesOf(db)
    .selectFrom('formular_schritte')
    .select(['am', 'stand', 'text', 'von', 'an'])
    .where('vorgang', '=', vorgang)
    .orderBy('nummer')
    .execute()
  return { ...row, schritte }
}
