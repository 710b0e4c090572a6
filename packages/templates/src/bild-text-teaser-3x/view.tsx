import { Bildrahmen, Section } from '@rathausplatz/ui'
import { gather } from '../gather.ts'
import { MoreLink } from '../more-link/more-link.tsx'
import type { View } from '../template.ts'
import styles from './bild-text-teaser-3x.module.css'
import type { bildTextTeaser3x } from './schema.ts'

export const BildTextTeaser3x: View<typeof bildTextTeaser3x> = ({ context }) => {
  const cards = gather(context, 3, ['titel', 'text', 'link', 'linktext', 'bildupload'])
  if (cards.length === 0) return null
  return (
    <Section>
      <ul role="list" className={styles.cards}>
        {cards.map((card, index) => (
          <li key={index} className={styles.card}>
            {card.bildupload?.bild && (
              <Bildrahmen
                {...card.bildupload}
                form="16:9"
                href={card.link}
                sizes="(min-width: 1280px) 400px, (min-width: 768px) 31vw, 92vw"
              />
            )}
            {card.titel && <h3>{card.titel}</h3>}
            {card.text && <p className={styles.text}>{card.text}</p>}
            <MoreLink link={card.link} linktext={card.linktext} titel={card.titel} className={styles.mehr} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
