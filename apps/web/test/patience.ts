import { configure } from '@testing-library/react';

// Queries succeed as soon as they can; on a busy machine a lazy part takes more than the default second.
configure({ asyncUtilTimeout: 15_000 });
