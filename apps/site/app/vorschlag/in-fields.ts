import type { Verzeichnisangaben } from '@rathausplatz/contract'

/** As the fields of the form hold it. */
export const inFields = ({ rubriken, ...texts }: Verzeichnisangaben): Readonly<Record<string, string>> => ({
  ...texts,
  rubriken: rubriken.join(' '),
})
