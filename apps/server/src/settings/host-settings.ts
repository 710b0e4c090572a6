import * as z from 'zod'
import { framed, origin, several } from './setting-values.ts'

const pushHost = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/

/** Hosts of others with which the website deals. */
export const hostSettings = {
  BILD_ORIGINS: several(origin).default([]).meta({
    erwartet: 'Adressen wie https://bilder.example.org, mit Leerzeichen dazwischen',
    expected: 'origins such as https://bilder.example.org, separated by blanks',
  }),
  FRAME_ORIGINS: framed.optional().meta({
    erwartet: 'Adressen wie https://portal.example.org, mit Leerzeichen dazwischen',
    expected: 'origins such as https://portal.example.org, separated by blanks',
  }),
  PUSH_DIENSTE: z
    .string()
    .transform(text => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(pushHost)).max(20))
    .default([])
    .meta({
      erwartet: 'Rechnernamen wie up.example.org oder *.push.example.org, mit Leerzeichen dazwischen',
      expected: 'host names such as up.example.org or *.push.example.org, separated by blanks',
    }),
}

/** The applicant portal of the demo town. Real towns frame nothing that they have not named. */
const OF_DEMO = ['https://rebenau.bewerberportal.example']

/** One of our own pages in our own frame could escape the sandbox. */
export const framedBy = (
  named: readonly string[] | undefined,
  { demo, publicUrl }: { demo: boolean; publicUrl: string },
): readonly string[] => (named ?? (demo ? OF_DEMO : [])).filter(address => address !== publicUrl)
