import { AsDrawn } from '../page/as-drawn.tsx'
import styles from './error-page.module.css'

/** The `data-standing` by which the browser finds the drawing that the server has rendered (as-drawn.tsx). */
const DRAWN = -4

/**
 * A drawing of a signpost. Only the server has it: every page loads the code of the error page. An error that
 * a browser meets on its own is shown without.
 */
export const Wegweiser = () =>
  import.meta.env.SSR ? (
    <div data-standing={DRAWN} className={styles.wegweiser}>
      <Signpost />
    </div>
  ) : (
    <AsDrawn place={DRAWN} />
  )

/** A signpost at a fork in the path between vineyard and river. */
function Signpost() {
  return (
    <svg viewBox="0 0 320 220" aria-hidden>
      <path fill="var(--tint)" d="M0 0h320v220H0z" />
      <circle cx="246" cy="62" r="26" fill="var(--accent)" opacity=".28" />
      <path
        fill="var(--primary)"
        opacity=".22"
        d="M0 128c40-30 84-34 128-14 36 16 66 10 96-8 34-20 66-16 96 2v112H0z"
      />
      <path fill="var(--primary)" opacity=".5" d="M0 164c52-22 104-24 160-8 58 16 108 14 160-10v74H0z" />
      <g stroke="var(--primary)" strokeWidth="3" strokeLinecap="round" opacity=".7">
        <path d="M16 206c8-14 14-22 26-32M46 212c8-16 18-26 32-38M80 216c8-16 20-28 36-40" fill="none" />
        <path d="M304 206c-10-14-18-22-30-30M274 212c-10-16-20-26-36-36" fill="none" />
      </g>
      <path fill="var(--raised)" d="M128 220c14-34 20-48 22-66h18c4 20 18 36 36 66z" />
      <path stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" d="M160 178V46" />
      <path fill="var(--primary)" d="M152 54h74l14 13-14 13h-74z" />
      <path fill="var(--accent)" d="M168 90H98L84 103l14 13h70z" />
      <path fill="var(--primary)" d="M152 126h58l14 13-14 13h-58z" opacity=".75" />
      <path
        stroke="var(--raised)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M166 67h40M110 103h40M166 139h26"
      />
      <path
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M66 52q6-7 12 0 6-7 12 0M96 34q5-6 10 0 5-6 10 0"
      />
    </svg>
  )
}
