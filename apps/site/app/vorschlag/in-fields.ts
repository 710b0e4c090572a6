import type { Verzeichnisangaben } from '@rathausplatz/contract'

/** Returns the values of the form's fields for an entry. */
export const inFields = ({ rubriken, ...texts }: Verzeichnisangaben): Readonly<Record<string, string>> => ({
  ...texts,
  rubriken: rubriken.join(' '),
})
