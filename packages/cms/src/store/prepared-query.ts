import type { Compilable, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A query whose text is made once. For what visitors ask on every page, making the text again each time costs more
 * than answering it.
 *
 * `slot` stands for a value that comes with each asking; it fits wherever a value may stand.
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
