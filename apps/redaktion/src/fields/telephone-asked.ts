import type { FormField } from '@rathausplatz/contract/records'
import { holdsTelephone, telephoneSpelling } from '@rathausplatz/contract/typed'
import { below, type Path, useValueAt } from './form.ts'
import { textOf } from './values.ts'

/** Returns the path of a field beside another one. */
function beside(path: Path, name: string): Path {
  let at: Path = ROOT
  for (const step of path.slice(0, -1)) at = below(at, step)
  return below(at, name)
}

const ROOT: Path = []

/** Returns a telephone number in the spelling of the town, if the field holds one that is spelled otherwise. */
export function useTelephoneSpelling({ name }: Pick<FormField, 'name'>, path: Path, text: string) {
  const way = textOf(useValueAt(beside(path, 'kanal')))
  return holdsTelephone(name, way) ? telephoneSpelling(text) : undefined
}
