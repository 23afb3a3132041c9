import { testAccessibility } from './accessibility.ts';

testAccessibility('dark');
