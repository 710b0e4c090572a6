import { VisuallyHidden } from '@rathausplatz/ui'
import styles from './progress-bar.module.css'
import { PROGRESS_DURATION, PROGRESS_HIDE_DELAY, useProgress } from './use-progress.ts'

/** A thin bar at the top while the next page loads; screen readers announce it once. */
export function ProgressBar() {
  const phase = useProgress()
  const duration = `${phase === 'running' ? PROGRESS_DURATION : PROGRESS_HIDE_DELAY}ms`
  return (
    <>
      <div className={styles.bar} data-phase={phase} style={{ transitionDuration: duration }} />
      <div role="status">
        <VisuallyHidden>{phase === 'running' ? 'Seite wird geladen' : ''}</VisuallyHidden>
      </div>
    </>
  )
}
