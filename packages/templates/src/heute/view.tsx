import { dayWithWeekday } from '@rathausplatz/time'
import { Link, Section, Tonnenmarke } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './heute.module.css'
import type { Heutezeile } from './load.ts'
import type { heute } from './schema.ts'

/** One line per subject. */
export const Heute: View<typeof heute, { tag: string; zeilen: Heutezeile[] }> = ({ context, data }) => {
  if (data.zeilen.length === 0) return null
  return (
    <Section ground="tint">
      <div className={styles.kopf}>
        <h2>{context.titel || 'Heute'}</h2>
        <p>
          <time dateTime={data.tag}>{dayWithWeekday(data.tag)}</time>
        </p>
      </div>
      <dl className={styles.zeilen}>
        {data.zeilen.map(({ art, name, text, href, offen, tonnen }) => (
          <div key={art + name}>
            <dt data-offen={offen}>{name}</dt>
            <dd>
              {tonnen && (
                <span className={styles.tonnen}>
                  {tonnen.map(art => (
                    <Tonnenmarke key={art.fraktion} {...art} />
                  ))}
                </span>
              )}
              {href ? <Link href={href}>{text}</Link> : text}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
