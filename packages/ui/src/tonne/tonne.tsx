import type { Abfallfraktion, Abfallsymbol } from '@rathausplatz/contract'
import { gefaessOf, inkOn, zeichenOf } from './drawings.ts'
import styles from './tonne.module.css'

/** A kind of waste as a town shows it. */
export type TonneProps = {
  fraktion: Abfallfraktion
  symbol: Abfallsymbol
  /** `#1f5fa8`. */
  farbe: string
  buchstabe: string
}

const vessels = { tonne: Bin, sack: Sack, kiste: Crate } as const

/**
 * A bin with its colour, sign and letter. Hidden from screen readers, because a text beside it says the same.
 */
export function Tonne({ fraktion, symbol, farbe, buchstabe }: TonneProps) {
  const Vessel = vessels[gefaessOf({ symbol })]
  return (
    <svg className={styles.tonne} viewBox="0 0 120 156" aria-hidden="true">
      <Vessel grund={farbe} />
      <rect x="34" y="50" width="52" height="52" rx="5" fill="#ffffff" stroke="#1e2421" strokeWidth="1.5" />
      <path
        d={zeichenOf({ fraktion, symbol })}
        transform="translate(39 55) scale(1.75)"
        fill="#1e2421"
        fillRule="evenodd"
      />
      <text x="60" y="132" textAnchor="middle" fill={inkOn(farbe)} className={styles.buchstabe}>
        {buchstabe}
      </text>
    </svg>
  )
}

function Bin({ grund }: { grund: string }) {
  return (
    <>
      <path d="M30 15V8q0-3 3-3h54q3 0 3 3v7h-6v-4H36v4z" fill="#1e2421" className={styles.rand} />
      <circle cx="36" cy="143" r="10" fill="#1e2421" className={styles.rand} />
      <circle cx="84" cy="143" r="10" fill="#1e2421" className={styles.rand} />
      <circle cx="36" cy="143" r="3.5" fill="#ffffff" />
      <circle cx="84" cy="143" r="3.5" fill="#ffffff" />
      <g className={styles.koerper}>
        <path d="M15 36h90l-8.5 98q-.7 8-8.5 8H32q-7.8 0-8.5-8z" fill={grund} />
        <path d="M6 35l3-14q1-6 8-6h86q7 0 8 6l3 14q0 3-3 3H9q-3 0-3-3z" fill={grund} />
      </g>
      <path d="M92 38h13l-8.3 96q-.7 8-8.5 8h-5z" fill="#000000" opacity=".16" />
      <path d="M12 31h96" stroke="#ffffff" strokeWidth="2" opacity=".35" />
    </>
  )
}

/** A crate, for waste without a wheeled bin. */
function Crate({ grund }: { grund: string }) {
  return (
    <>
      <g className={styles.koerper}>
        <path d="M17 42h86l-4 92q-.4 8-8 8H29q-7.6 0-8-8z" fill={grund} />
        <rect x="9" y="24" width="102" height="18" rx="4" fill={grund} />
      </g>
      <path d="M92 43.5h9.800l-4 90q-.4 7-7 7H86z" fill="#000000" opacity=".16" />
      <path d="M14 33h92" stroke="#ffffff" strokeWidth="2" opacity=".35" />
    </>
  )
}

/** A sack, tied at its neck. */
function Sack({ grund }: { grund: string }) {
  return (
    <>
      <g className={styles.koerper}>
        <path d="M47 32 36 9q-2-5 4-4l8 3q4 1 7-1l2-1q3-2 6 0l2 1q3 2 7 1l8-3q6-1 4 4L73 32z" fill={grund} />
        <path d="M46 32h28q32 16 36 62 3 46-24 48H34Q7 140 10 94q4-46 36-62z" fill={grund} />
      </g>
      <path d="M96 56q12 16 14 38 3 46-24 48h-9q24-10 19-86z" fill="#000000" opacity=".16" />
      <path d="M45 32h30" stroke="#1e2421" strokeWidth="4" strokeLinecap="round" />
    </>
  )
}

/** A small mark for a day of a calendar, with the colour and letter of the waste. */
export function Tonnenmarke({ farbe, buchstabe }: Pick<TonneProps, 'farbe' | 'buchstabe'>) {
  return (
    <svg className={styles.marke} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M2.5 7h19l-1.7 13.6q-.2 1.9-2.1 1.9H6.3q-1.9 0-2.1-1.9zM1.5 3.5q0-2 2-2h17q2 0 2 2V6h-21z"
        fill={farbe}
        className={styles.koerper}
      />
      <text x="12" y="18.6" textAnchor="middle" fill={inkOn(farbe)} className={styles.buchstabeKlein}>
        {buchstabe}
      </text>
    </svg>
  )
}
