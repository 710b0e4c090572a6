import { type Markup, oldContent, PLAIN, type Writer, writer } from './old-content.ts'
import {
  BLOCKS,
  CLASSIC,
  CONTAO,
  DIVI,
  DRUPAL,
  ELEMENTOR,
  HAND,
  JOOMLA,
  NEWS,
  TYPO3,
  TYPO3_GRID,
  WPBAKERY,
} from './old-markup.ts'

/** What stands around a content. */
type Around = {
  readonly menu: string
  readonly crumbs: string
  /** A box of a contact person at the margin. */
  readonly margin: string
  readonly footer: string
}

type System = {
  readonly name: string
  readonly markup: Markup
  readonly page: (content: string, around: Around) => string
}

export type OldPageOfTest = {
  readonly system: string
  readonly seed: number
  readonly html: string
  readonly words: readonly string[]
  /** Words of the margin: they may matter, so they are kept or told. */
  readonly margin: readonly string[]
  /** Words of menus, banners and footers, which are no content. */
  readonly frame: readonly string[]
}

/** The systems, in the markup of their usual templates. */
const SYSTEMS: readonly System[] = [
  {
    name: 'TYPO3',
    markup: TYPO3,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<div class="body-bg"><header id="page-header" class="navbar navbar-default"><div class="container"><nav class="mainnav" aria-label="Hauptnavigation">${menu}</nav></div></header><div class="breadcrumb-section">${crumbs}</div><div id="content" class="main-section"><!--TYPO3SEARCH_begin--><div class="section section-default">${content}</div><!--TYPO3SEARCH_end--></div><aside class="subcontent">${margin}</aside><footer id="page-footer">${footer}</footer></div>`,
  },
  {
    name: 'TYPO3 without main part',
    markup: TYPO3_GRID,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<div id="wrap"><div id="header"><div id="mainmenu" class="navigation">${menu}</div></div><div class="rootline breadcrumb">${crumbs}</div><div class="row has-sidebar"><div class="col-md-9 col-main">${content}</div><div class="col-md-3 sidebar">${margin}</div></div><div id="footer">${footer}</div></div>`,
  },
  {
    name: 'TYPO3 news',
    markup: NEWS,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<header role="banner"><nav>${menu}</nav></header><nav aria-label="breadcrumb">${crumbs}</nav><main id="main"><div class="news news-single"><div class="article" itemscope itemtype="http://schema.org/Article">${content}</div></div></main><aside>${margin}</aside><footer>${footer}</footer>`,
  },
  {
    name: 'WordPress classic',
    markup: CLASSIC,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<div id="page" class="hfeed site"><a class="skip-link screen-reader-text" href="#content"></a><header id="masthead" class="site-header"><nav id="site-navigation" class="main-navigation"><div class="menu-hauptmenue-container">${menu}</div></nav></header><div id="breadcrumbs">${crumbs}</div><div id="primary" class="content-area"><main id="main" class="site-main"><article id="post-12" class="post-12 page hentry"><div class="entry-content">${content}</div></article></main></div><aside id="secondary" class="widget-area" role="complementary"><section class="widget widget_text">${margin}</section></aside><footer id="colophon" class="site-footer">${footer}</footer></div>`,
  },
  {
    name: 'WordPress blocks',
    markup: BLOCKS,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<div class="wp-site-blocks"><header class="wp-block-template-part"><nav class="wp-block-navigation">${menu}</nav></header><main class="wp-block-group" id="wp--skip-link--target"><div class="breadcrumb">${crumbs}</div><div class="entry-content wp-block-post-content is-layout-constrained">${content}</div><div class="wp-block-group is-style-default">${margin}</div></main><footer class="wp-block-template-part">${footer}</footer></div>`,
  },
  {
    name: 'Elementor',
    markup: ELEMENTOR,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<header data-elementor-type="header" class="elementor elementor-7 elementor-location-header"><section class="elementor-section"><nav class="elementor-nav-menu--main">${menu}</nav></section></header><div class="elementor-breadcrumbs breadcrumb">${crumbs}</div><div data-elementor-type="wp-page" class="elementor elementor-12"><section class="elementor-section elementor-top-section"><div class="elementor-container"><div class="elementor-column elementor-col-100"><div class="elementor-widget-wrap elementor-element-populated">${content}</div></div></div></section></div><div class="elementor-sidebar sidebar">${margin}</div><footer data-elementor-type="footer" class="elementor elementor-9">${footer}</footer>`,
  },
  {
    name: 'WPBakery',
    markup: WPBAKERY,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<div id="top-header"><div class="main-nav menu">${menu}</div></div><div class="title-bar breadcrumbs">${crumbs}</div><div id="main-wrapper" class="wrapper menu-left with-sidebar"><div class="content-wrapper"><div class="post-content">${content}</div></div><div class="widget-sidebar sidebar">${margin}</div></div><div class="footer-wrapper footer">${footer}</div>`,
  },
  {
    name: 'Divi',
    markup: DIVI,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<div id="page-container"><header id="main-header"><nav id="top-menu-nav">${menu}</nav></header><div id="et-main-area"><div id="main-content"><div class="breadcrumb">${crumbs}</div><article id="post-5" class="page"><div class="entry-content"><div class="et_builder_inner_content et_pb_gutters3">${content}</div></div></article></div><div id="sidebar">${margin}</div><footer id="main-footer">${footer}</footer></div></div>`,
  },
  {
    name: 'Joomla',
    markup: JOOMLA,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<div class="body" id="top"><header class="header" role="banner"><nav class="navigation" role="navigation">${menu}</nav></header><div aria-label="Breadcrumbs" role="navigation">${crumbs}</div><main id="content" role="main" class="span9"><div id="system-message-container"></div><div class="item-page" itemscope>${content}<ul class="pager pagenav"></ul></div></main><div id="aside" class="span3"><div class="well">${margin}</div></div><footer class="footer" role="contentinfo">${footer}</footer></div>`,
  },
  {
    name: 'Joomla of tables',
    markup: {
      ...PLAIN,
      title: words =>
        `<table class="contentpaneopen"><tr><td class="contentheading" width="100%">${words}</td></tr></table>`,
    },
    page: (content, { menu, crumbs, margin, footer }) =>
      `<table width="980" align="center"><tr><td colspan="3"><div class="moduletable_menu menu">${menu}</div></td></tr><tr><td colspan="3"><span class="breadcrumbs pathway">${crumbs}</span></td></tr><tr><td valign="top"><table class="contentpaneopen"><tr><td valign="top">${content}</td></tr></table></td><td width="160" class="sidebar">${margin}</td></tr><tr><td colspan="3"><div id="footer">${footer}</div></td></tr></table>`,
  },
  {
    name: 'Drupal',
    markup: DRUPAL,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<header id="navbar" role="banner" class="navbar"><nav role="navigation">${menu}</nav></header><div class="main-container container"><div class="row"><section class="col-sm-9">${crumbs}<a id="main-content"></a><div class="region region-content"><section id="block-system-main" class="block block-system"><article id="node-12" class="node node-page clearfix">${content}</article></section></div></section><aside class="col-sm-3" role="complementary">${margin}</aside></div></div><footer class="footer container">${footer}</footer>`,
  },
  {
    name: 'Contao',
    markup: CONTAO,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<div id="wrapper"><header id="header"><div class="inside"><nav class="mod_navigation block">${menu}</nav></div></header><div class="mod_breadcrumb block">${crumbs}</div><div id="container"><main id="main"><div class="inside"><div class="mod_article first last block" id="article-12">${content}</div></div></main><aside id="right"><div class="inside">${margin}</div></aside></div><footer id="footer"><div class="inside">${footer}</div></footer></div>`,
  },
  {
    name: 'a site of tables',
    markup: HAND,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<table width="900" border="0" align="center"><tr><td colspan="3" bgcolor="#003366"><img src="/kopf.gif" width="900" height="120">${crumbs}</td></tr><tr><td width="160" valign="top" class="menue">${menu}</td><td valign="top">${content}</td><td width="140" valign="top" class="sidebar">${margin}</td></tr><tr><td colspan="3" class="fuss"><font size="1">${footer}</font></td></tr></table>`,
  },
  {
    name: 'a site of divisions',
    markup: PLAIN,
    page: (content, { menu, crumbs, margin, footer }) =>
      `<div id="seite"><div id="kopf"></div><div id="navigation">${menu}</div><div id="brotkrumen">${crumbs}</div><div id="inhalt">${content}</div><div id="sidebar">${margin}</div><div id="fuss">${footer}</div></div>`,
  },
]

/** Banners that ask for cookies, as usual programs write them. */
const BANNERS: readonly ((words: string) => string)[] = [
  words => `<div id="cookie-law-info-bar" role="dialog"><span>${words}</span><a role="button">OK</a></div>`,
  words =>
    `<div class="cc-window cc-banner cc-type-opt-in" role="dialog" aria-label="cookieconsent"><span class="cc-message">${words}</span></div>`,
  words =>
    `<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog"><div class="cookie-box"><p>${words}</p><p>${words}</p></div></div>`,
  words =>
    `<div id="CybotCookiebotDialog" class="CybotEdge"><div><h2>${words}</h2><p>${words}</p></div></div>`,
  words =>
    `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden"><div class="cmplz-message">${words}</div></div></div>`,
  words =>
    `<div class="tx-cookie-consent cookieman" data-cookieman><div class="modal-body"><p>${words}</p></div></div>`,
  words => `<div id="klaro"><div class="klaro"><div class="cookie-notice"><p>${words}</p></div></div></div>`,
  words => `<dialog class="consent"><p>${words}</p></dialog>`,
  words => `<div id="cookiehint"><p>${words}</p></div>`,
  words => `<div class="consent-banner" aria-modal="true"><p>${words}</p></div>`,
]

const linksIn = (write: Writer, count: number, separator = ''): string =>
  Array.from({ length: count }, () => `<li><a href="/${write.number(99)}">${write.words(2)}</a></li>`).join(
    separator,
  )

function pageOf({ name, markup, page }: System, seed: number): OldPageOfTest {
  const { html: content, words } = oldContent(seed, markup)
  const frame = writer(seed, 'rahmen')
  const beside = writer(seed + 7, 'rand')
  const menu = `<ul class="nav">${linksIn(frame, 6 + frame.number(20))}</ul>`
  const crumbs = `<ol class="breadcrumb">${linksIn(frame, 3)}<li class="active">${frame.word()}</li></ol>`
  const footer = `<p>${frame.words(8)}</p><ul>${linksIn(frame, 4)}</ul>`
  const margin =
    seed % 3 === 0 ? '' : `<h3>${beside.words(2)}</h3><p>${beside.words(6)}<br>${beside.words(3)}</p>`
  const banner = BANNERS[seed % BANNERS.length]?.(`${frame.words(12)}.`) ?? ''
  const body = page(content, { menu, crumbs, margin, footer })
  return {
    system: name,
    seed,
    html: `<!DOCTYPE html><html lang="de"><head><title>Seite ${seed} - Stadt Alt</title><script>var menu = 1</script></head><body class="page menu-open">${seed % 2 === 0 ? banner : ''}${body}${seed % 2 === 0 ? '' : banner}<script>x()</script></body></html>`,
    words,
    margin: margin === '' ? [] : beside.said,
    frame: frame.said,
  }
}

/** Makes pages of all systems: the same pages each time. */
export const oldPages = (ofEach: number): readonly OldPageOfTest[] =>
  SYSTEMS.flatMap((system, at) => Array.from({ length: ofEach }, (_, nr) => pageOf(system, at * 1_000 + nr)))
