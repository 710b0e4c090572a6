import { writeSync } from 'node:fs'
import { fillDerived } from '../derived.ts'
import { rowsOfForm, seiteOfForm } from './forms.ts'
import { collections, openTown } from './town.ts'

/**
 * Renews a town to a form: first its contents, then the derived rows. Prints a line at the beginning and at
 * the end.
 */
const [database = '', form = ''] = process.argv.slice(2)
const derived = rowsOfForm(form)
const town = await openTown({
  database,
  derived: [derived],
  collections: { ...collections, seite: seiteOfForm(form) },
})
writeSync(1, `${JSON.stringify({ ready: true })}\n`)
await town.renew(() => false)
await fillDerived(town.database, [derived], () => false)
writeSync(1, `${JSON.stringify({ closed: true })}\n`)
await town.close()
