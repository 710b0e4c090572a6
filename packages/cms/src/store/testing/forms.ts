import { sql } from 'kysely'
import type { Collection } from '../collection.ts'
import type { Derived } from '../derived.ts'
import { type Beitrag, collections } from './town.ts'

/** Pages by the rules of a later form. Each page stores the form in a field. */
export const seiteOfForm = (form: string): Collection<Beitrag> => ({
  ...collections.seite,
  form,
  parse(data) {
    const { issues, value } = { issues: undefined, value: undefined, ...collections.seite.parse(data) }
    return value ? { value: Object.assign({}, value, { form }) } : { issues: issues ?? [] }
  },
})

/** A room that counts how often the row of each page is written in a form. */
export const rowsOfForm = (form: string): Derived => ({
  name: 'probe',
  isTable: name => name === 'probe',
  form,
  async put(db, { id }) {
    await sql`insert into probe values (${id}, ${form}, 1)
      on conflict (id) do update set form = excluded.form,
        puts = case when probe.form = excluded.form then probe.puts + 1 else 1 end`.execute(db)
  },
  async remove(db, { id }) {
    await sql`delete from probe where id = ${id}`.execute(db)
  },
})
