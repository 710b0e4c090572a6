<?php
/**
 * Sets WordPress up and fills it with a home page like that of our town: a menu of two levels, a search form, six news
 * and six events with pictures, links and a footer. Takes the folder of WordPress and the number of areas of the menu
 * and of pages in each.
 */
[, $folder, $areas, $pages] = $argv;

define('WP_INSTALLING', true);
/** Nobody is to be told by mail. */
function wp_new_blog_notification() {}

require "$folder/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install('Rebenau', 'redaktion', 'redaktion@example.org', true, '', wp_generate_password(24));
update_option('permalink_structure', '/%postname%/');
update_option('default_comment_status', 'closed');
update_option('blogdescription', 'Stadt am Fluss');
foreach (get_posts(['post_type' => ['post', 'page'], 'numberposts' => -1]) as $example) wp_delete_post($example->ID, true);

function put(array $post): int
{
    $id = wp_insert_post($post + ['post_status' => 'publish', 'post_author' => 1, 'comment_status' => 'closed'], true);
    if (is_wp_error($id)) exit($id->get_error_message());
    return $id;
}

/** A picture with the sizes that WordPress makes of it. */
function picture(int $number): int
{
    $file = wp_upload_dir()['path'] . "/bild-$number.jpg";
    $image = imagecreatetruecolor(1200, 800);
    for ($row = 0; $row < 800; $row++) {
        $colour = imagecolorallocate($image, ($row / 4 + $number * 40) % 256, 120, 255 - $row / 4);
        imageline($image, 0, $row, 1199, $row, $colour);
    }
    imagejpeg($image, $file, 80);
    $id = wp_insert_attachment(
        ['post_mime_type' => 'image/jpeg', 'post_title' => "Bild $number", 'post_status' => 'inherit'],
        $file
    );
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
    update_post_meta($id, '_wp_attachment_image_alt', "Der Marktplatz am Morgen, Bild $number");
    return $id;
}

$sentence = 'Das Bürgerbüro ist von Montag bis Freitag geöffnet. Bitte bringen Sie Ihren Ausweis mit, und vereinbaren Sie einen Termin. ';

$pictures = array_map('picture', range(1, 6));

$categories = [];
foreach (['Aktuelles', 'Veranstaltungen'] as $name) {
    $categories[$name] = wp_create_category($name);
    for ($number = 1; $number <= 30; $number++) {
        $id = put([
            'post_type' => 'post',
            'post_title' => "$name $number: Neues aus der Stadt",
            'post_content' => '<!-- wp:paragraph --><p>' . str_repeat($sentence, 6) . '</p><!-- /wp:paragraph -->',
            'post_excerpt' => $sentence,
            'post_category' => [$categories[$name]],
            'post_date' => date('Y-m-d H:i:s', time() - $number * 86400),
        ]);
        set_post_thumbnail($id, $pictures[$number % 6]);
    }
}

/** A page, and the link to it in a menu. */
function page(string $title, int $parent = 0): array
{
    global $sentence;
    $content = '<!-- wp:paragraph --><p>' . str_repeat($sentence, 6) . '</p><!-- /wp:paragraph -->';
    $id = put(['post_type' => 'page', 'post_title' => $title, 'post_parent' => $parent, 'post_content' => $content]);
    $link = ['label' => $title, 'type' => 'page', 'id' => $id, 'url' => get_permalink($id), 'kind' => 'post-type'];
    return [$id, json_encode($link, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE)];
}

$menu = '';
$footer = '';
for ($area = 1; $area <= $areas; $area++) {
    [$parent, $link] = page("Bereich $area der Stadt");
    $menu .= "<!-- wp:navigation-submenu $link -->";
    $list = '';
    for ($number = 1; $number <= $pages; $number++) {
        [$id, $link] = page("Seite $number im Bereich $area", $parent);
        $menu .= "<!-- wp:navigation-link $link /-->";
        if ($number <= 4) $list .= '<li><a href="' . get_permalink($id) . "\">Seite $number im Bereich $area</a></li>";
    }
    $menu .= '<!-- /wp:navigation-submenu -->';
    $footer .= '<!-- wp:column --><div class="wp-block-column">'
        . "<!-- wp:heading {\"level\":3} --><h3>Bereich $area</h3><!-- /wp:heading -->"
        . "<!-- wp:list --><ul>$list</ul><!-- /wp:list --></div><!-- /wp:column -->";
}
put(['post_type' => 'wp_navigation', 'post_title' => 'Hauptmenü', 'post_content' => $menu]);

function posts(int $category): string
{
    $attributes = json_encode([
        'categories' => [['id' => $category]],
        'postsToShow' => 6,
        'displayPostContent' => true,
        'excerptLength' => 25,
        'displayPostDate' => true,
        'displayFeaturedImage' => true,
        'featuredImageSizeSlug' => 'medium',
        'addLinkToFeaturedImage' => true,
        'postLayout' => 'grid',
        'columns' => 3,
    ]);
    return "<!-- wp:latest-posts $attributes /-->";
}

$content = '<!-- wp:paragraph --><p>' . $sentence . '</p><!-- /wp:paragraph -->'
    . '<!-- wp:search {"label":"Suche","placeholder":"Was suchen Sie?","buttonText":"Suchen"} /-->'
    . '<!-- wp:heading --><h2>Aktuelles</h2><!-- /wp:heading -->' . posts($categories['Aktuelles'])
    . '<!-- wp:heading --><h2>Veranstaltungen</h2><!-- /wp:heading -->' . posts($categories['Veranstaltungen'])
    . "<!-- wp:columns --><div class=\"wp-block-columns\">$footer</div><!-- /wp:columns -->";
$home = put(['post_type' => 'page', 'post_title' => 'Willkommen in Rebenau', 'post_content' => $content]);
update_option('show_on_front', 'page');
update_option('page_on_front', $home);
flush_rewrite_rules();
