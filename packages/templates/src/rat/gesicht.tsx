import { Bild } from '@rathausplatz/ui'
import styles from './gesicht.module.css'

type Face = {
  name: string
  bild?: string | undefined
  bildtext?: string | undefined
  bildfokus?: Parameters<typeof Bild>[0]['bildfokus']
  size?: 'gross'
}

/** A portrait, or the initials. */
export const Gesicht = ({ name, bild, bildtext, bildfokus, size }: Face) => (
  <span className={styles.gesicht} data-size={size} aria-hidden={bild ? undefined : true}>
    {bild ? (
      <Bild bild={bild} bildtext={bildtext ?? ''} bildfokus={bildfokus} sizes={size ? '12rem' : '6rem'} />
    ) : (
      initials(name)
    )}
  </span>
)

/** Returns the initials of a name without its titles. */
function initials(name: string): string {
  const words = name.split(' ').filter(word => word && !word.endsWith('.'))
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map(word => /^./u.exec(word ?? '')?.[0]?.toUpperCase() ?? '')
    .join('')
}
