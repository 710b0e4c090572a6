import { RichText, Section } from '@rathausplatz/ui'
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { MoreLink } from '../more-link/more-link.tsx'
import type { View } from '../template.ts'
import styles from './hinweis.module.css'
import type { hinweis } from './schema.ts'

/** Each level has a sign and a word of its own; colour comes on top. */
const levels = {
  information: { Sign: Info, word: 'Gut zu wissen' },
  wichtig: { Sign: TriangleAlert, word: 'Wichtig' },
  dringend: { Sign: OctagonAlert, word: 'Dringend' },
} as const

export const Hinweis: View<typeof hinweis> = ({ context }) => {
  const { stufe, titel, text, link, linktext } = context
  const { Sign, word } = levels[stufe]
  return (
    <Section>
      <div role="note" className={styles.hinweis} data-stufe={stufe}>
        <Sign className={styles.zeichen} aria-hidden />
        <div className={styles.worte}>
          <p className={styles.stufe}>{word}</p>
          {titel && <h2>{titel}</h2>}
          {text && <RichText html={text} />}
          <MoreLink link={link} linktext={linktext} titel={titel} />
        </div>
      </div>
    </Section>
  )
}
