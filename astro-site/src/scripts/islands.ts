// `client:use` has to be registered before the first island starts.
import '../islands/use-directive.ts';
import 'virtual:wrapdocs/island-element';
