import { formatEuro, RichText, Section, VisuallyHidden } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './preise.module.css'
import type { preise } from './schema.ts'

export const Preise: View<typeof preise> = ({ context }) => {
  const { titel, wofuer, spalten, gruppen, text } = context
  return (
    <Section>
      <div className={styles.preise}>
        <table className={styles.tabelle}>
          {titel && (
            <caption>
              <h2>{titel}</h2>
            </caption>
          )}
          <thead>
            <tr>
              <th scope="col">{wofuer || 'Angebot'}</th>
              {spalten.map((spalte, index) => (
                <th key={index} scope="col">
                  {spalte}
                </th>
              ))}
            </tr>
          </thead>
          {gruppen.map((gruppe, index) => (
            <tbody key={index}>
              {gruppe.titel && (
                <tr>
                  <th scope="rowgroup" colSpan={spalten.length + 1} className={styles.gruppe}>
                    {gruppe.titel}
                  </th>
                </tr>
              )}
              {gruppe.zeilen.map(({ titel, hinweis, betraege }, index) => (
                <tr key={index}>
                  <th scope="row">
                    {titel}
                    {hinweis && <span className={styles.hinweis}>{hinweis}</span>}
                  </th>
                  {spalten.map((_, index) => (
                    <td key={index}>
                      <Betrag betrag={betraege[index] ?? null} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        {text && <RichText html={text} />}
      </div>
    </Section>
  )
}

function Betrag({ betrag }: { betrag: number | null }) {
  if (betrag !== null) return betrag === 0 ? 'frei' : formatEuro(betrag)
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>kein Preis</VisuallyHidden>
    </>
  )
}
