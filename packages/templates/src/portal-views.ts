import { Eventteaser } from './eventteaser/view.tsx'
import { HeroSlider } from './hero-slider/view.tsx'
import { Newsticker } from './newsticker/view.tsx'
import { PanoramabildPanoramateaser } from './panoramabild-panoramateaser/view.tsx'
import { PortalHero } from './portal-hero/view.tsx'

/**
 * Interactive views of the home page, bundled with the site. Standing views (standing.ts) are not needed
 * before the second page of a visit; each other view is loaded with the first page that shows it. So the
 * first visit loads little code, however many templates exist.
 */
export const portalViews = {
  'portal-hero': PortalHero,
  'hero-slider': HeroSlider,
  'panoramabild-panoramateaser': PanoramabildPanoramateaser,
  eventteaser: Eventteaser,
  newsticker: Newsticker,
}

export { withoutCounts } from './newsticker/visible-count.ts'
export { portalMainId } from './portal-hero/view.tsx'
