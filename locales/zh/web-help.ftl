# 网页客户端的说明页面：玩法说明、词汇表和规则。

help-steps = 玩法说明
help-glossary = 图鉴
help-rules = 规则
help-boxes = 游戏组合
help-lead = 十个步骤，五分钟读完。牌桌随时会显示能做什么、为什么不能做别的，所以不妨先玩起来，有疑问再到这里查阅。
help-keys = 所有操作都可用键盘完成；按 ? 键查看快捷键。
rules-about = 牌桌遵循的全部规则，每条一句话。
rules-search = 搜索规则
rules-of = 主题
glossary-search = 搜索名称和文字
glossary-part = 显示
glossary-pair = { $head }：{ $text }
glossary-count = 共{ $count }条
glossary-all = 全部
