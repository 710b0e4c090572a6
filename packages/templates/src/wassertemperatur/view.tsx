import { formatDate, formatTime, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import type { Messung } from './load.ts'
import type { wassertemperatur } from './schema.ts'
import styles from './wassertemperatur.module.css'

const degrees = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

export const Wassertemperatur: View<typeof wassertemperatur, Messung> = ({ context, data }) => {
  const { titel, becken, gemessen_am, text } = context
  return (
    <Section ground="tint">
      <div className={styles.wasser}>
        {titel && <h2>{titel}</h2>}
        {data.istAktuell && gemessen_am ? (
          <>
            <dl className={styles.becken}>
              {becken.map(({ titel, grad }, index) => (
                <div key={index}>
                  <dt>{titel}</dt>
                  <dd>{degrees.format(grad)}&nbsp;°C</dd>
                </div>
              ))}
            </dl>
            <p className={styles.stand}>
              Gemessen am <time dateTime={gemessen_am}>{formatDate(gemessen_am)}</time> um{' '}
              {formatTime(gemessen_am)}
            </p>
          </>
        ) : (
          <p className={styles.pause}>{text || 'Zurzeit wird nicht gemessen.'}</p>
        )}
      </div>
    </Section>
  )
}
