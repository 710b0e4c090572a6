import { field } from '@rathausplatz/contract'
import * as z from 'zod'

type Upto<N extends number> = N extends 3 ? 1 | 2 | 3 : N extends 4 ? 1 | 2 | 3 | 4 : 1 | 2 | 3 | 4 | 5
type Numbered<S extends z.ZodRawShape, N extends number> = {
  [K in `${keyof S & string}${Upto<N>}`]: K extends `${infer Base}${Upto<N>}`
    ? Base extends keyof S
      ? S[Base]
      : never
    : never
}

/** Repeats fields with numbers, as the spec writes them: `titel1`, `titel2`, ... */
export function numbered<S extends z.ZodRawShape, const N extends 3 | 4 | 5>(
  count: N,
  shape: S,
): Numbered<S, N> {
  const fields: Record<string, unknown> = {}
  for (let number = 1; number <= count; number++) {
    for (const [name, schema] of Object.entries(shape)) {
      fields[`${name}${number}`] = (schema as z.ZodType).meta({
        ...(schema as z.ZodType).meta(),
        title: `${titleOf(schema)} ${number}`,
      })
    }
  }
  return fields as Numbered<S, N>
}

/** Returns the title of a field, also if the field has a default. */
function titleOf(schema: z.core.$ZodType): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return field.metaOf(schema).title ?? ('innerType' in def ? titleOf(def.innerType) : '')
}
