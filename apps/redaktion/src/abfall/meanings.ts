import {
  abfallcodes,
  abfallfraktionen,
  andereBedeutungen,
  type Bedeutung,
  isAbholung,
} from '@rathausplatz/contract'

/** The meanings that a name in files may have, with their labels: the kinds of waste first. */
export const MEANINGS: Readonly<Record<Bedeutung, string>> = {
  ...(Object.fromEntries(
    abfallcodes.filter(isAbholung).map(code => [code, abfallfraktionen[code].name]),
  ) as Readonly<Record<Exclude<Bedeutung, keyof typeof andereBedeutungen>, string>>),
  ...andereBedeutungen,
}

/** The meaning that a select field holds; undefined if none is chosen. */
export const chosenMeaning = (value: string): Bedeutung | undefined =>
  (Object.keys(MEANINGS) as Bedeutung[]).find(one => one === value)
