import { calls } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { formular } from './schema.ts'

export type FormularData = {
  titel: string
  einleitung: string
  href: string
  fragen: number
  offen: boolean
}

export const loadFormular: Loader<typeof formular, FormularData> = async (cms, { context }) => {
  const { titel, einleitung, detailURL, schritte, offen } = await cms.call(calls.formular, {
    params: { slug: context.formular },
  })
  return {
    titel,
    einleitung,
    href: detailURL,
    fragen: schritte.reduce((all, { felder }) => all + felder.length, 0),
    offen,
  }
}
