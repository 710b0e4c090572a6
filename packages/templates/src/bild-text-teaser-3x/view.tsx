import { Bild, Copyright, Link, Section } from '@rathausplatz/ui'
import { MoreLink } from '../more-link/more-link.tsx'
import { gather } from '../numbered.ts'
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
            <CardPicture {...card} />
            {card.titel && <h3>{card.titel}</h3>}
            {card.text && <p className={styles.text}>{card.text}</p>}
            <MoreLink link={card.link} linktext={card.linktext} titel={card.titel} className={styles.mehr} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Card = ReturnType<
  typeof gather<'titel' | 'link' | 'bildupload', Parameters<typeof BildTextTeaser3x>[0]['context']>
>[number]

/** The image is linked if a link exists (spec §2). The text link says it; listeners need not hear it twice. */
function CardPicture({ bildupload, link }: Pick<Card, 'bildupload' | 'link'>) {
  if (!bildupload?.bild) return null
  const picture = (
    <Bild
      {...bildupload}
      sizes="(min-width: 1280px) 400px, (min-width: 768px) 31vw, 92vw"
      className={styles.bild}
    />
  )
  return (
    <div className={styles.frame}>
      {link ? (
        <Link href={link} tabIndex={-1} aria-hidden>
          {picture}
        </Link>
      ) : (
        picture
      )}
      <Copyright>{bildupload.bildcopyright}</Copyright>
    </div>
  )
}
