import { Icon, RichText, Section } from '@rathausplatz/ui'
import { MoreLink } from '../more-link/more-link.tsx'
import type { View } from '../template.ts'
import styles from './hinweis.module.css'
import type { hinweis } from './schema.ts'

/** Each level has an icon and a label, supported by colour. */
const levels = {
  information: { sign: 'info', word: 'Gut zu wissen' },
  wichtig: { sign: 'triangle-alert', word: 'Wichtig' },
  dringend: { sign: 'octagon-alert', word: 'Dringend' },
} as const

export const Hinweis: View<typeof hinweis> = ({ context }) => {
  const { stufe, titel, text, link, linktext } = context
  const { sign, word } = levels[stufe]
  return (
    <Section>
      <div role="note" className={styles.hinweis} data-stufe={stufe}>
        <Icon name={sign} className={styles.zeichen} />
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
