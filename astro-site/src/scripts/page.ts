// What pages run, in one file: each file would be another request.
// Islands come first: the feedback's script may use one.
import './islands.ts';
import './copy.ts';
import './examples.ts';
import './expand-all.ts';
import './feedback.ts';
import './navigation.ts';
import './nested-fields.ts';
import './outline.ts';
import './scroll-boxes.ts';
import './source-lines.ts';
import './tabs.ts';
import './theme-menu.ts';
