import type { Kosten } from '@rathausplatz/contract'
import { formatEuro, VisuallyHidden } from '@rathausplatz/ui'
import styles from './leistung.module.css'

/** The fees of a service: one as a sentence, several as a table. */
export function Fees({ kosten }: { kosten: readonly Kosten[] }) {
  const fees = kosten.map(feeOf)
  const [only] = fees
  if (only && fees.length === 1) {
    return (
      <div>
        <p>
          {only.bezeichnung}: <strong>{only.amount}</strong>
        </p>
        {only.hinweis && <p className={styles.hinweis}>{only.hinweis}</p>}
      </div>
    )
  }
  return (
    <table className={styles.kosten}>
      <caption>
        <VisuallyHidden>Gebühren</VisuallyHidden>
      </caption>
      <thead className={styles.kopf}>
        <tr>
          <th scope="col">Wofür</th>
          <th scope="col">Gebühr</th>
        </tr>
      </thead>
      <tbody>
        {fees.map(({ bezeichnung, hinweis, amount }, index) => (
          <tr key={index}>
            <th scope="row">
              {bezeichnung}
              {hinweis && <span className={styles.hinweis}>{hinweis}</span>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const hasAmount = ({ betrag, betragBis }: Kosten) => betrag !== undefined || betragBis !== undefined

/** Returns a fee in words. Without an amount its note stands in the place of the amount. */
export function feeOf({ bezeichnung, hinweis, betrag, betragBis }: Kosten) {
  const amount = amountOf(betrag, betragBis)
  return amount === undefined
    ? { bezeichnung, hinweis: '', amount: hinweis || 'auf Anfrage' }
    : { bezeichnung, hinweis, amount }
}

function amountOf(betrag: number | undefined, betragBis: number | undefined): string | undefined {
  if (betrag === undefined) return betragBis === undefined ? undefined : `bis ${formatEuro(betragBis)}`
  if (betragBis !== undefined) return `${formatEuro(betrag)} bis ${formatEuro(betragBis)}`
  return betrag === 0 ? 'kostenlos' : formatEuro(betrag)
}
