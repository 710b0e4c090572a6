import { Bild, type BildProps } from '../bild/bild.tsx'
import { Link } from '../link/link.tsx'
import styles from './bildrahmen.module.css'

type BildrahmenProps = Omit<BildProps, 'className'> & {
  /** Ratio of the frame: cards 16:9, a picture beside a text 4:3 (spec §9). */
  form: '16:9' | '4:3'
  /** Target of the picture, hidden from screen readers because a text beside it has the same link. */
  href?: string | undefined
}

/** A picture cropped to its frame around its focus. Credits are below the page. */
export function Bildrahmen({ form, href, ...picture }: BildrahmenProps) {
  if (!picture.bild) return null
  const bild = <Bild {...picture} className={styles.bild} />
  return (
    <div className={styles.rahmen} data-form={form}>
      {href ? (
        <Link href={href} tabIndex={-1} aria-hidden>
          {bild}
        </Link>
      ) : (
        bild
      )}
    </div>
  )
}
