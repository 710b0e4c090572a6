import type { Verzeichnisangaben } from '@rathausplatz/contract'

/** Converts an entry to values of the form's fields. */
export const inFields = ({ rubriken, ...texts }: Verzeichnisangaben): Readonly<Record<string, string>> => ({
  ...texts,
  rubriken: rubriken.join(' '),
})
