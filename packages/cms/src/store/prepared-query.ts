import type { Compilable, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A query that is compiled to SQL once: for the reads of every page, compiling costs more than executing.
 *
 * `slot` is a placeholder for a value of each call; it can be used wherever a value can.
 */
export function preparedQuery<Row, Name extends string>(
  db: Kysely<Tables>,
  build: (slot: (name: Name) => never) => Compilable<Row>,
): (values: Readonly<Record<Name, string | number>>) => Promise<Row[]> {
  const compiled = build(name => new Slot(name) as never).compile()
  return async values => {
    const parameters = compiled.parameters.map(parameter =>
      parameter instanceof Slot ? values[parameter.name as Name] : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
