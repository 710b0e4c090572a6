import { BildText } from './bild-text/view.tsx'
import { BildTextTeaser3x } from './bild-text-teaser-3x/view.tsx'
import { Eventteaser } from './eventteaser/view.tsx'
import { HeadlineTeaser } from './headline-teaser/view.tsx'
import { HeroSlider } from './hero-slider/view.tsx'
import { KurzinfoIcons } from './kurzinfo-icons/view.tsx'
import { Newsticker } from './newsticker/view.tsx'
import { PanoramabildPanoramateaser } from './panoramabild-panoramateaser/view.tsx'
import { PortalHero } from './portal-hero/view.tsx'
import { Text } from './text/view.tsx'

/**
 * Views of the home page and of plain text: they come with the site. All others come with the first page that shows one
 * of them, so that the first visit stays light however many templates there are.
 */
export const portalViews = {
  'portal-hero': PortalHero,
  'hero-slider': HeroSlider,
  'headline-teaser': HeadlineTeaser,
  'bild-text-teaser-3x': BildTextTeaser3x,
  'panoramabild-panoramateaser': PanoramabildPanoramateaser,
  'kurzinfo-icons': KurzinfoIcons,
  'bild-text': BildText,
  text: Text,
  eventteaser: Eventteaser,
  newsticker: Newsticker,
}

export { withoutCounts } from './newsticker/visible-count.ts'
export { portalMainId } from './portal-hero/view.tsx'
